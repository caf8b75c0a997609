const node = require('../tools/checks/jest/node.cjs');

module.exports = {
  ...node,
  displayName: 'gateway',
  // Test files of a worker share what they import (decision 76). One that replaces modules says `@jest-environment node`.
  testEnvironment: require.resolve('../tools/checks/jest/shared/environment.cjs'),
  // A seeded database, two gateways or many members at once take a while on a busy machine.
  testTimeout: 30_000,
  transform: {
    '/platform/texts/catalogs\\.ts$': require.resolve('./jestCatalogs.mjs'),
    ...node.transform,
    '\\.graphql$': require.resolve('../tools/checks/jest/text.cjs'),
  },
  // openid-client, age-encryption with what they import, and qr, are only modules; otlp-exporter-base imports late.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:\\.pnpm|openid-client|oauth4webapi|jose|qr|age-encryption|@noble|@scure|@opentelemetry/otlp-exporter-base)/)',
  ],
  globalSetup: './src/testing/startDatabase.ts',
  globalTeardown: './src/testing/stopDatabase.ts',
};
