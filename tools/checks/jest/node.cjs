/** Jest for packages that run on Node. */
module.exports = {
  testEnvironment: 'node',
  runtime: require.resolve('./shared/runtime.cjs'),
  transform: require('./swc.cjs'),
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};
