import { createPace } from './pace';

test('callers at the same time take turns', async () => {
  const waits: number[] = [];
  const pace = createPace(
    4,
    async (milliseconds) => waits.push(milliseconds),
    () => 1000,
  );
  await Promise.all([pace.next(), pace.next(), pace.next()]);
  expect(waits).toEqual([250, 500]);
});

test('a caller after a pause does not wait', async () => {
  let clock = 1000;
  const waits: number[] = [];
  const pace = createPace(
    4,
    async (milliseconds) => waits.push(milliseconds),
    () => clock,
  );
  await pace.next();
  clock = 1300;
  await pace.next();
  expect(waits).toEqual([]);
});
