const node = require('../scripts/jest/node.cjs');

module.exports = {
  ...node,
  displayName: 'gateway',
  transform: { ...node.transform, '\\.graphql$': require.resolve('../scripts/jest/text.cjs') },
  globalSetup: './src/testing/startDatabase.ts',
  globalTeardown: './src/testing/stopDatabase.ts',
};
