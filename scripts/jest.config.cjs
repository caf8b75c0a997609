module.exports = {
  ...require('../tools/checks/jest/node.cjs'),
  displayName: 'scripts',
  testMatch: ['**/*.test.cjs'],
};
