module.exports = {
  ...require('../checks/jest/node.cjs'),
  displayName: 'release',
  testMatch: ['**/*.test.cjs'],
};
