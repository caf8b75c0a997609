/** Test files of a worker share what they import (decision 76). One that replaces modules says `@jest-environment node`. */
module.exports = {
  testEnvironment: require.resolve('./environment.cjs'),
};
