module.exports = {
  ...require('../scripts/jest/web.cjs'),
  displayName: 'mf-wall',
  // People type slowly on a busy machine.
  testTimeout: 30_000,
};
