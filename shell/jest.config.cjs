module.exports = { ...require('../scripts/jest/web.cjs'), displayName: 'shell' };
