/** Jest for packages that run in the browser: jsdom, jest-dom's matchers. */
module.exports = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: [require.resolve('./web.setup.cjs')],
  transform: { '\\.[cm]?[jt]sx?$': require('./swc.cjs') },
  moduleNameMapper: { '\\.(css|woff2)$': require.resolve('./asset.cjs') },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};
