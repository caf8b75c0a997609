import { textsOf } from '../../platform/texts/texts';
import { tagValues } from './tagValues';

const testimony = {
  __typename: 'Testimonial',
  title: 'The road was safe',
  testimony: 'We came home.',
  authorName: 'Naomi Elimelech' as string | null,
  isAnonymous: false,
  prayer: { __typename: 'AnsweredPrayer', id: 1, title: 'Safe travel' },
};

const valuesOf = (own: object) => tagValues({ ...testimony, ...own }, textsOf('es'));

test('a list has its first six items, and a tag for the row that each is', () => {
  const ids = Array.from({ length: 9 }, (_, id) => ({ id }));
  const values = tagValues({ prayers: ids, days: ['Monday'] }, textsOf('en'));
  expect(values).toEqual({
    prayers: ids.slice(0, 6).map(({ id }) => ({ id, [`row_${id + 1}`]: true })),
    days: ['Monday'],
  });
});

test('there is a tag for the word of a vocabulary that a value is, and none for other texts', () => {
  const group = {
    theme: 'grief',
    memberRole: null,
    name: 'Gleaners of Bethlehem',
    posts: [{ postType: 'prayer_request' }],
  };
  const values = tagValues(group, textsOf('en')) as object;
  expect(values).toMatchObject({ theme_grief: true, posts: [{ postType_prayer_request: true }] });
  expect(Object.keys(values).filter((name) => name.includes('_'))).toEqual(['theme_grief']);
});

test('the figures of the community are written in the language', () => {
  const stats = { __typename: 'Stats', totalPrayers: 12345, activeToday: 0 };
  expect(tagValues({ stats }, textsOf('de'))).toEqual({
    stats: { __typename: 'Stats', totalPrayers: '12.345', activeToday: '0', hasManyPrayers: true },
  });
  expect(tagValues({ stats: { ...stats, totalPrayers: 99 } }, textsOf('en'))).toMatchObject({
    stats: { totalPrayers: '99', hasManyPrayers: false },
  });
  // Of another type.
  expect(tagValues({ stats: { totalPrayers: 12345 } }, textsOf('en'))).toEqual({
    stats: { totalPrayers: 12345 },
  });
});

test('an author is shown by name', () => {
  const author = { firstName: 'Ruth', lastName: 'Moab', name: 'Ruthie' };
  expect(tagValues({ author }, textsOf('en'))).toMatchObject({ authorName: 'Ruth Moab' });
});

test('a testimony has the title that is shown beside the badge and the original prayer', () => {
  const own = { hasBadge: false, ownTitle: 'The road was safe', isPrayerTitle: false };
  expect(valuesOf({})).toMatchObject({ ...own, authorName: 'Naomi Elimelech' });
  expect(valuesOf({ title: 'Answered Prayer: Safe travel' })).toMatchObject({
    hasBadge: true,
    ownTitle: 'Safe travel',
    isPrayerTitle: true,
  });
  expect(valuesOf({ title: 'Answered Prayer: Home' })).toMatchObject({
    hasBadge: true,
    ownTitle: 'Home',
    isPrayerTitle: false,
  });
});

test('an author without a name, or who is anonymous, is called so in the language of the visit', () => {
  expect(valuesOf({ authorName: null })).toMatchObject({ authorName: 'Miembro de la comunidad' });
  expect(valuesOf({ authorName: 'Ruth', isAnonymous: true })).toMatchObject({ authorName: 'Anónimo' });
});

test('a story is long after 700 characters, any other text after 150', () => {
  const longer = 'a'.repeat(151);
  expect(valuesOf({ testimony: longer, title: longer })).toMatchObject({
    testimonyIsLong: false,
    titleIsLong: true,
  });
  expect(valuesOf({ testimony: 'a'.repeat(701) })).toMatchObject({ testimonyIsLong: true });
});

test('a testimony of which an area requests less is passed on as it is', () => {
  for (const part of [
    { id: 1 },
    { id: 1, title: 'Home' },
    { id: 1, title: 'Home', prayer: { id: 2 } },
    { prayer: null },
  ]) {
    const given = { __typename: 'Testimonial', ...part };
    expect(tagValues(given, textsOf('en'))).toMatchObject(given);
    expect(tagValues(given, textsOf('en'))).not.toHaveProperty('ownTitle');
  }
});
