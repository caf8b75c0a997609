const { execFileSync } = require('node:child_process');
const { changesBetween } = require('../../schema/compatibility/changes.mjs');
const { blobId, recordDay } = require('./schemaChanges.mjs');

const first = 'type Query { a(x: Int): Int old: Int } enum Sort { recent }';
const second =
  'type Query { a(x: Int): Int b(n: Int!): Int @deprecated(reason: "Use a.") } enum Sort { recent }';
const third = 'type Query { a(x: Int): Int } enum Sort { recent amens }';

const none = { removed: [], changed: [], deprecated: [], added: [] };
const monday = { date: '2026-11-23', schema: blobId(first), ...none };
const read = async (id) => [first, second, third].find((sdl) => blobId(sdl) === id);

test('a part that is new, gone, deprecated or of another type is named once, without what is inside of it', () => {
  expect(changesBetween(first, second)).toEqual({
    ...none,
    removed: ['Query.old'],
    deprecated: ['Query.b: Use a.'],
    added: ['Query.b(n: Int!): Int'],
  });
  const retyped =
    'interface N { id: Int } type Query implements N { id: Int a(x: Int = 1): Int! } type New { a: Int } input I { a: [Int] }';
  expect(changesBetween(first, retyped)).toEqual({
    removed: ['Query.old', 'Sort'],
    changed: ['Query: type → type implements N', 'Query.a: Int → Int!', 'Query.a.x: Int → Int = 1'],
    deprecated: [],
    added: ['N: interface', 'Query.id: Int', 'New: type', 'I: input'],
  });
});

test('a day lists what differs from the day before, however often the schema changes on it', async () => {
  const days = [monday];
  expect(await recordDay(days, first, '2026-11-24', read)).toBe(days);
  const once = await recordDay(days, second, '2026-11-24', read);
  expect(once).toEqual([
    { date: '2026-11-24', schema: blobId(second), ...changesBetween(first, second) },
    monday,
  ]);
  const twice = await recordDay(once, third, '2026-11-24', read);
  expect(twice).toEqual([
    { ...none, date: '2026-11-24', schema: blobId(third), removed: ['Query.old'], added: ['Sort.amens'] },
    monday,
  ]);
});

test('a description changes no list', async () => {
  const described = `"What may be asked." ${first}`;
  expect(await recordDay([monday], described, '2026-11-24', read)).toEqual([
    { ...monday, schema: blobId(described) },
  ]);
});

test('a schema is named as git names it', () => {
  const input = 'type Query { “a”: Int }\n';
  expect(blobId(input)).toBe(
    execFileSync('git', ['hash-object', '--stdin'], { input, encoding: 'utf8' }).trim(),
  );
});
