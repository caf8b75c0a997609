module.exports = { ...require('../tools/checks/jest/web.cjs'), displayName: 'shell' };
