import { failsMoreThanLive, type Tally } from './rule';

const of = (failed: number, visitors: number): Tally => ({ failed, visitors });

test.each([
  ['a tenth more of few visitors', of(12, 200), of(1, 1_000)],
  ['each visitor, next to a few of the live version', of(20, 20), of(0, 3)],
  ['a quarter, next to a live version that never fails', of(5, 20), of(0, 100)],
  ['a little more of very many visitors', of(150, 5_000), of(60, 5_000)],
])('a canary that fails for %s fails more', (_what, canary, live) => {
  expect(failsMoreThanLive(canary, live)).toBe(true);
});

test.each([
  ['few visitors, all of whom it fails for', of(19, 19), of(0, 1_000)],
  ['four visitors with a fault, however few there are', of(4, 20), of(0, 5_000)],
  ['no visitors of the live version to compare with', of(50, 50), of(0, 0)],
  ['as many faults as the live version', of(30, 300), of(100, 1_000)],
  ['a few faults more, which may be chance', of(12, 200), of(30, 1_000)],
  ['fewer faults than the live version', of(10, 200), of(200, 1_000)],
  ['no faults', of(0, 5_000), of(0, 5_000)],
])('a canary with %s goes on', (_what, canary, live) => {
  expect(failsMoreThanLive(canary, live)).toBe(false);
});

test('five strangers cannot stop a canary of hundreds of visitors', () => {
  expect(failsMoreThanLive(of(5, 300), of(1, 1_000))).toBe(false);
});

test('faults of the same share never stop one of a thousand canaries', () => {
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const draw = (visitors: number) =>
    of(Array.from({ length: visitors }, random).filter((value) => value < 0.03).length, visitors);
  const stopped = Array.from({ length: 1_000 }, () => failsMoreThanLive(draw(200), draw(1_000)));
  expect(stopped.filter(Boolean)).toHaveLength(0);
});
