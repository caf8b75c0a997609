module.exports = {
  ...require('../tools/checks/jest/web.cjs'),
  displayName: 'mf-wall',
  // People type slowly on a busy machine.
  testTimeout: 30_000,
};
