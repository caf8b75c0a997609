/** Jest for packages that run on Node. */
module.exports = {
  testEnvironment: 'node',
  transform: { '\\.[cm]?[jt]sx?$': require('./swc.cjs') },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};
