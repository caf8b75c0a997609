module.exports = {
  ...require('../checks/jest/node.cjs'),
  displayName: 'bench',
  testMatch: ['**/*.test.cjs'],
};
