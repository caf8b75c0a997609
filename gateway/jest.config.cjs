module.exports = { ...require('../scripts/jest/node.cjs'), displayName: 'gateway' };
