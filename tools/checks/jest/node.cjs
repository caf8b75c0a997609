/** Jest for packages that run on Node. */
module.exports = {
  testEnvironment: 'node',
  transform: require('./swc.cjs'),
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};
