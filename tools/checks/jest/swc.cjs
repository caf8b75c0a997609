/** The transform of TypeScript and JSX. */
module.exports = [
  require.resolve('@swc/jest'),
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];
