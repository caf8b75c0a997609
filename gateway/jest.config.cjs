const node = require('../scripts/jest/node.cjs');

module.exports = {
  ...node,
  displayName: 'gateway',
  // A seeded database, two gateways or many members at once take a while on a busy machine.
  testTimeout: 30_000,
  transform: { ...node.transform, '\\.graphql$': require.resolve('../scripts/jest/text.cjs') },
  globalSetup: './src/testing/startDatabase.ts',
  globalTeardown: './src/testing/stopDatabase.ts',
};
