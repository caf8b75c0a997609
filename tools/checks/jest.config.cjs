module.exports = { ...require('./jest/node.cjs'), displayName: 'checks', testMatch: ['**/*.test.cjs'] };
