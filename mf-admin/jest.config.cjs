module.exports = {
  ...require('../tools/checks/jest/web.cjs'),
  displayName: 'mf-admin',
  // People type slowly on a busy machine.
  testTimeout: 30_000,
};
