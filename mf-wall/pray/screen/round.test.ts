import { drop, emptyRound, goOn, presentOf, receive, type Round, type ShownPrayer } from './round';
import { readOptions } from './readOptions';

const prayer = (id: number) => ({ id, title: `Prayer ${id}`, description: '', user: null }) as ShownPrayer;
const some = (...ids: number[]) => ids.map(prayer);
const shownIn = (round: Round) => presentOf(round)?.id ?? null;

/** The prayers that are shown in so many turns. */
function turns(round: Round, count: number): number[] {
  const seen: number[] = [];
  for (let turn = 0, now = round; turn < count; turn += 1) {
    now = goOn(now);
    seen.push(shownIn(now)!);
  }
  return seen;
}

test('it follows the queue, and without a connection goes round what it holds', () => {
  const round = receive(receive(emptyRound, some(1, 2)), some(3));
  expect(shownIn(round)).toBe(1);
  expect(turns(round, 7)).toEqual([2, 3, 1, 2, 3, 1, 2]);
});

test('what comes later is shown before it goes round again', () => {
  const round = goOn(goOn(receive(emptyRound, some(1, 2))));
  expect(shownIn(round)).toBe(1);
  expect(turns(receive(round, some(3)), 3)).toEqual([3, 2, 1]);
});

test('once the queue is used up, it begins anew', () => {
  const round = receive(emptyRound, some(1, 2));
  expect(round.shown).toEqual([1]);
  expect(receive(round, []).shown).toEqual([]);
});

test('what has left the wall is gone, now and later', () => {
  const round = goOn(receive(emptyRound, some(1, 2, 3)));
  expect(shownIn(round)).toBe(2);
  expect(turns(drop(round, 2), 3)).toEqual([1, 3, 1]);
  expect(turns(drop(round, 3), 3)).toEqual([1, 2, 1]);
  expect(shownIn(drop(receive(emptyRound, some(1)), 1))).toBeNull();
});

test('a night of prayers does not fill the memory', () => {
  let round = emptyRound;
  for (let id = 1; id <= 1_500; id += 1) round = goOn(receive(round, some(id)));
  expect([round.held.length, round.upcoming.length, round.shown.length]).toEqual([100, 0, 1_000]);
});

test.each([
  ['', 60],
  ['seconds=30', 30],
  ['seconds=5', 10],
  ['seconds=1000', 300],
  ['seconds=soon', 60],
])('%s: %s seconds', (query, seconds) => {
  expect(readOptions(new URLSearchParams(query)).seconds).toBe(seconds);
});
