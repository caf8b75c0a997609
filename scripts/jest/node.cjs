/** Jest for what runs on Node. */
module.exports = {
  testEnvironment: 'node',
  setupFilesAfterEnv: [require.resolve('./again.setup.cjs')],
  transform: { '\\.[cm]?[jt]sx?$': require('./swc.cjs') },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};
