/** Jest for packages that run in the browser: jsdom, shared with the libraries (decision 76), and jest-dom's matchers. */
module.exports = {
  testEnvironment: require.resolve('./shared/browser.cjs'),
  runtime: require.resolve('./shared/runtime.cjs'),
  setupFilesAfterEnv: [require.resolve('./web.setup.cjs')],
  transform: require('./swc.cjs'),
  moduleNameMapper: { '\\.(css|woff2)$': require.resolve('./asset.cjs') },
  // Not kit and schema, in a repository that has them as packages.
  transformIgnorePatterns: ['/node_modules/(?!(?:\\.pnpm|kit|schema)/)'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};
