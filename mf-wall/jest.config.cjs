module.exports = {
  ...require('../tools/checks/jest/web.cjs'),
  displayName: 'mf-wall',
  // People type slowly on a busy machine.
  testTimeout: 30_000,
  // qr is only a module.
  transformIgnorePatterns: ['/node_modules/(?!(?:\\.pnpm|kit|schema|qr)/)'],
};
