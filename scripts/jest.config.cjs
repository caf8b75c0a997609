module.exports = { ...require('./jest/node.cjs'), displayName: 'scripts', testMatch: ['**/*.test.cjs'] };
