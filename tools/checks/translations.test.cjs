const path = require('node:path');

let faultsOf, readTranslations, catalogs;
beforeAll(async () => {
  const [faults, catalog, { translatedPackages, translations }] = await Promise.all([
    import('../messages/faults.mjs'),
    import('../messages/catalog.mjs'),
    import('../messages/packages.mjs'),
  ]);
  ({ faultsOf } = faults);
  ({ readTranslations } = catalog);
  catalogs = translations.flatMap((locale) =>
    translatedPackages.map((name) => ({
      locale,
      file: catalog.catalogOf(path.join(process.cwd(), name), locale),
    })),
  );
});

it.each([
  ['Amen', 'Amen {count}', ['{count}']],
  ['Amens of {name}', 'Amen', ['{name}']],
  ['See <0>the wall</0>', 'До <0>стіни', ['</0>']],
  [
    '{n, plural, one {# amen} other {# amens}}',
    '{n, plural, one {# «амінь»} other {# «амінь»}}',
    ['few', 'many'],
  ],
  ['Amen', '{', ['{']],
  ['{n, plural, one {<0>#</0> amen} other {# amens}}', 'Сказано «амінь»: <0>{n, number}</0>', []],
])('%s: %s', (text, translation, faults) => {
  expect(faultsOf(text, translation, 'uk')).toEqual(faults);
});

it('every translation has the values, the elements and the forms of numbers that its text and its language need', () => {
  const faults = catalogs.flatMap(({ locale, file }) =>
    readTranslations(file)
      .map(({ msgid, translation }) => ({ file, msgid, faults: faultsOf(msgid, translation, locale) }))
      .filter((item) => item.faults.length > 0),
  );
  expect(faults).toEqual([]);
});
