/** Test files of a worker share what they import. One that replaces modules says `@jest-environment node`. */
module.exports = {
  testEnvironment: require.resolve('./environment.cjs'),
  runtime: require.resolve('./runtime.cjs'),
};
