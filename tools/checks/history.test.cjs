const { findAnomalies } = require('../faults/history/check.mjs');
const { randomFrom, oneOf } = require('../faults/random.mjs');

const prayer = { kind: 'prayer', id: 1, title: 'first' };
const thread = { kind: 'thread', id: 1 };
const chain = { kind: 'chain', id: 1 };
const group = { kind: 'group', id: 1, admin: 1, most: 3 };
const site = { kind: 'site', id: 0 };

/** An operation that lasts from the first to the second instant; unknown ones never end. */
const op = (object, kind, [start, end], input, value, more = {}) => ({
  object,
  kind,
  start,
  end: end ?? Infinity,
  outcome: end === undefined ? 'unknown' : 'ok',
  input,
  value,
  ...more,
});
const refused = (object, kind, times, input, reason) =>
  op(object, kind, times, input, undefined, { outcome: 'refused', reason });
const amen = (times, of, amenCount) => op(prayer, 'amen', times, { of }, amenCount && { amenCount });
const readsAmens = (times, amenCount) => op(prayer, 'read', times, { of: 9 }, { amenCount });
const join = (times, of) => op(chain, 'join', times, { of, hour: 7 });
const encourage = (times, words, number) =>
  op(thread, 'encourage', times, { words }, undefined, {
    made: number ? [[`comment ${words}`, number]] : [],
  });

const valid = {
  'an amen that is read while it is given': [
    amen([0, 5], 1, 1),
    readsAmens([1, 2], 0),
    readsAmens([1, 2], 1),
  ],
  'an amen given twice': [amen([0, 1], 1, 1), amen([2, 3], 1, 1), readsAmens([4, 5], 1)],
  'an amen whose response was lost, and that took effect late': [
    amen([0], 1),
    readsAmens([10, 11], 0),
    readsAmens([20, 21], 1),
  ],
  'an amen whose response was lost, and that was never given': [amen([0], 1), readsAmens([10, 11], 0)],
  'an hour taken, refused, given back, taken by the other': [
    join([0, 1], 1),
    refused(chain, 'join', [2, 3], { of: 2, hour: 7 }),
    op(chain, 'giveBack', [4, 5], { of: 1, hour: 7 }),
    join([4, 6], 2),
  ],
  'an hour that was offered and taken over': [
    join([0, 1], 1),
    op(chain, 'offer', [2, 3], { of: 1, hour: 7, isOffered: true }),
    join([4, 5], 2),
    refused(chain, 'giveBack', [6, 7], { of: 1, hour: 7 }),
  ],
  'words that were withdrawn, and their key used again': [
    encourage([0, 1], 'hold on', 5),
    op(thread, 'withdraw', [2, 3], { words: 'hold on' }),
    encourage([4, 5], 'hold on', 5),
    op(thread, 'read', [6, 7], {}, { commentCount: 0, words: [] }),
  ],
  'a group that is full until somebody leaves': [
    op(group, 'join', [0, 1], { of: 2 }),
    op(group, 'join', [0, 1], { of: 3 }),
    refused(group, 'join', [2, 3], { of: 4 }, 'full'),
    op(group, 'leave', [4, 5], { of: 2 }),
    op(group, 'join', [5, 6], { of: 4 }),
  ],
  'a prayer answered while somebody says amen': [
    op(prayer, 'answer', [0, 9], { key: 'a' }),
    amen([1, 8], 1, 1),
    refused(prayer, 'amen', [1, 8], { of: 2 }),
    refused(prayer, 'answer', [1, 10], { key: 'b' }),
    op(prayer, 'answer', [11, 12], { key: 'a' }),
  ],
  'titles in either order': [
    op(prayer, 'edit', [0, 9], { title: 'second' }),
    op(prayer, 'edit', [0, 9], { title: 'third' }),
    op(prayer, 'read', [10, 11], {}, { title: 'second' }),
  ],
  'figures of the site within bounds': [
    amen([0, 2], 1),
    amen([0], 2),
    op(site, 'read', [1, 1.5], {}, { totalAmens: 0 }),
    op(site, 'read', [3, 4], {}, { totalAmens: 2 }),
  ],
};

const planted = {
  'a lost amen': [amen([0, 1], 1, 1), readsAmens([2, 3], 0)],
  'an amen counted twice': [amen([0, 1], 1, 1), amen([2, 3], 1, 2)],
  'an amen that was read and is gone': [amen([0], 1), readsAmens([1, 2], 1), readsAmens([3, 4], 0)],
  'an amen before it was given': [readsAmens([0, 1], 1), amen([2, 3], 1, 1)],
  'an amen after the answer': [op(prayer, 'answer', [0, 1], { key: 'a' }), amen([2, 3], 1, 1)],
  'a prayer answered twice': [
    op(prayer, 'answer', [0, 5], { key: 'a' }),
    op(prayer, 'answer', [1, 5], { key: 'b' }),
  ],
  'an answered prayer that is on the wall': [
    op(prayer, 'answer', [0, 1], { key: 'a' }),
    op(prayer, 'read', [2, 3], {}, { isOnWall: true }),
  ],
  'a title that returns': [
    op(prayer, 'edit', [0, 1], { title: 'second' }),
    op(prayer, 'read', [2, 3], {}, { title: 'first' }),
  ],
  'an hour given to two': [join([0, 5], 1), join([1, 6], 2)],
  'an hour refused while it was free': [refused(chain, 'join', [0, 1], { of: 1, hour: 7 })],
  'an hour lost': [join([0, 1], 1), op(chain, 'read', [2, 3], {}, { hours: [] })],
  'hours that were never so together': [
    join([0, 1], 1),
    op(chain, 'join', [2, 3], { of: 2, hour: 9 }),
    op(chain, 'read', [2, 3], {}, { hours: ['9 2'] }),
  ],
  'a group with one member too many': [2, 3, 4].map((of) => op(group, 'join', [0, 5], { of })),
  'a request approved that nobody made': [op(group, 'approve', [0, 1], { of: 2 })],
  'words that are there twice': [
    encourage([0, 1], 'hold on', 5),
    op(thread, 'read', [2, 3], {}, { words: ['hold on', 'hold on'] }),
  ],
  'words with two numbers': [encourage([0, 1], 'hold on', 5), encourage([2, 3], 'hold on', 6)],
  'one number for two': [encourage([0, 1], 'hold on', 5), encourage([2, 3], 'take heart', 5)],
  'a figure too low': [amen([0, 1], 1), op(site, 'read', [2, 3], {}, { totalAmens: 0 })],
  'a figure too high': [amen([0, 1], 1), amen([0, 1], 1), op(site, 'read', [2, 3], {}, { totalAmens: 2 })],
  'a figure that falls': [
    amen([0], 1),
    op(site, 'read', [1, 2], {}, { totalAmens: 1 }),
    op(site, 'read', [3, 4], {}, { totalAmens: 0 }),
  ],
};

test.each(Object.entries(valid))('%s is no anomaly', (_, history) => {
  expect(findAnomalies(history)).toEqual([]);
});

test.each(Object.entries(planted))('%s is found', (_, history) => {
  expect(findAnomalies(history)).toHaveLength(1);
});

test('an anomaly names the operation that nothing explains, with what came before it', () => {
  const [text] = findAnomalies([amen([0, 1], 1, 1), readsAmens([2000, 3000], 0)]);
  expect(text).toContain('prayer 1: nothing explains 2.0000-3.0000 read {"of":9} ok {"amenCount":0}');
  expect(text).toContain('0.0000-0.0010 amen {"of":1} ok {"amenCount":1}');
});

const seeds = Array.from({ length: 10 }, (_, index) => index + 1);

test.each(seeds)('seed %i: what has happened is explained, and a wrong count is not', (seed) => {
  const random = randomFrom(seed);
  const history = trueHistory(random, 200);
  expect(findAnomalies(history)).toEqual([]);
  const { value } = oneOf(
    random,
    history.filter(({ kind, value }) => kind === 'read' && value.amenCount > 12),
  );
  value.amenCount -= 12;
  expect(findAnomalies(history)).not.toEqual([]);
});

/** Twelve callers at once at a counter that works; some responses are lost, with or without effect. */
function trueHistory(random, length) {
  const given = new Set();
  const free = Array.from({ length: 12 }, () => 0);
  return Array.from({ length }, (_, number) => {
    // Takes effect at its number; begins before it and ends after it.
    const caller = number % free.length;
    const start = number - random() * (number - free[caller]);
    const end = number + random() * 10;
    free[caller] = Math.min(end, number + free.length - 1);
    if (random() < 0.5)
      return op(prayer, 'read', [start, free[caller]], { of: 0 }, { amenCount: given.size });
    const of = 1 + Math.floor(random() * 60);
    const isLost = random() < 0.05;
    if (!isLost || random() < 0.5) given.add(of);
    return isLost ? amen([start], of) : amen([start, free[caller]], of, given.size);
  });
}
