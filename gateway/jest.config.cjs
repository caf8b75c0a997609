const node = require('../tools/checks/jest/node.cjs');

module.exports = {
  ...node,
  displayName: 'gateway',
  // A seeded database, two gateways or many members at once take a while on a busy machine.
  testTimeout: 30_000,
  transform: { ...node.transform, '\\.graphql$': require.resolve('../tools/checks/jest/text.cjs') },
  globalSetup: './src/testing/startDatabase.ts',
  globalTeardown: './src/testing/stopDatabase.ts',
};
