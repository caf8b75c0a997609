import { categoryNames, notificationKindNames, sortNames } from './names';
import { categories, notificationKinds, prayerSorts } from './vocabulary';

test.each([
  ['categories', categories, categoryNames],
  ['orders', prayerSorts, sortNames],
  ['kinds of notifications', notificationKinds, notificationKindNames],
])('in English the names of %s are those of the vocabulary', (_, entries, names) => {
  expect(Object.fromEntries(Object.entries(names).map(([value, { message }]) => [value, message]))).toEqual(
    Object.fromEntries(entries.map(({ value, label }) => [value, label])),
  );
});
