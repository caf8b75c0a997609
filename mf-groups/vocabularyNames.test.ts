import { chainVisibilities, groupThemes, postTypes, wallGroupThemes } from 'schema/vocabulary';
import { i18n } from 'kit';
import { postTypeNames, themeNames, visibilityNames } from './vocabularyNames';

test('in English the names are those of the specification', () => {
  const lists = [
    { entries: [...groupThemes, ...wallGroupThemes], names: themeNames },
    { entries: postTypes, names: postTypeNames },
    { entries: chainVisibilities, names: visibilityNames },
  ];
  for (const { entries, names } of lists) {
    expect(Object.fromEntries(Object.entries(names).map(([value, name]) => [value, i18n._(name)]))).toEqual(
      Object.fromEntries(entries.map(({ value, label }) => [value, label])),
    );
  }
});
