const { findLicenceProblems } = require('./licences.mjs');

const listed = (licence, name = 'one') => ({
  MIT: [{ name: 'other', versions: ['1.0.0'] }],
  [licence]: [{ name, versions: ['1.0.0', '2.0.0'] }],
});

it('allows permissive licences, and a package whose licence is only in its repository', async () => {
  expect(await findLicenceProblems(listed('ISC'))).toEqual([]);
  expect(await findLicenceProblems(listed('Unknown', 'pause'))).toEqual([]);
});

it.each(['AGPL-3.0', 'MIT AND GPL-3.0', 'Unknown'])('refuses %s', async (licence) => {
  expect(await findLicenceProblems(listed(licence))).toEqual([
    `one@1.0.0, 2.0.0: the licence ${licence} is not allowed`,
  ]);
});
