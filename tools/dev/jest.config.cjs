module.exports = {
  ...require('../checks/jest/node.cjs'),
  displayName: 'dev',
  testMatch: ['**/*.test.cjs'],
};
