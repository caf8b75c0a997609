module.exports = { ...require('../scripts/jest/web.cjs'), displayName: 'mf-groups' };
