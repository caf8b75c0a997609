module.exports = { ...require('../tools/checks/jest/node.cjs'), displayName: 'schema' };
