const { checkSchema } = require('./checkSchema.mjs');
const { emptyRegistry, promoteCanary, putLive, startCanary } = require('./registry.mjs');
const { sdl, wall } = require('./testing/tinySite.cjs');

const at = '2026-01-01T00:00:00.000Z';
const operations = {
  Wall: 'query Wall($sort: Sort) { prayers(first: 5, sort: $sort) { id title } }',
  GiveAmen: 'mutation GiveAmen($input: AmenInput!) { giveAmen(input: $input) { id amenCount } }',
};
const area = { ...wall, version: 'aaaaaaaaaaaa', operations };
const other = { ...wall, version: 'bbbbbbbbbbbb', operations: {} };
const live = putLive(emptyRegistry(), { remote: 'mf-wall', area, at });

const change = (from, to) => {
  expect(sdl).toContain(from);
  return sdl.replace(from, to);
};
const check = (to, site = {}) => checkSchema({ registry: live, shell: null, releasedSdl: sdl, ...site }, to);

it('lets the same schema pass, and one that grew', async () => {
  expect(await check(sdl)).toEqual({ refusals: [], remarks: [] });
  expect(await check(change('subtitle: String', 'subtitle: String place: String'))).toEqual({
    refusals: [],
    remarks: [],
  });
});

it('refuses to take away what a released version asks for', async () => {
  expect((await check(change('title: String! ', ''))).refusals).toEqual([
    expect.stringContaining(
      'PW-221 mf-wall aaaaaaaaaaaa (live) sends Wall, which this schema refuses: Cannot query field "title"',
    ),
  ]);
});

const trial = startCanary(putLive(emptyRegistry(), { remote: 'mf-wall', area: other, at }), {
  remote: 'mf-wall',
  area,
  percent: 5,
  at,
});
const before = promoteCanary(startCanary(live, { remote: 'mf-wall', area: other, percent: 5, at }), {
  remote: 'mf-wall',
  at,
});

it.each([
  ['canary', trial],
  ['previous', before],
])('asks for the %s too', async (state, registry) => {
  const { refusals } = await check(change('title: String! ', ''), { registry });
  expect(refusals).toEqual([expect.stringContaining(`(${state}) sends Wall`)]);
});

it('asks for the shell too', async () => {
  const site = { registry: emptyRegistry(), shell: { operations } };
  const { refusals } = await check(change('amenCount: Int! ', ''), site);
  expect(refusals).toEqual([expect.stringContaining('PW-221 The shell sends GiveAmen')]);
});

it.each([
  ['an answer that may now be nothing', 'title: String!', 'title: String', 'Wall'],
  ['an answer of another type', 'amenCount: Int!', 'amenCount: String!', 'GiveAmen'],
  ['a new field that every caller must send', 'note: String', 'note: String place: Int!', 'GiveAmen'],
  ['a value that callers may send', 'recent popular', 'recent', 'Wall'],
])('refuses %s, though the operation stays valid', async (_what, from, to, operation) => {
  const { refusals } = await check(change(from, to));
  expect(refusals).toHaveLength(1);
  expect(refusals[0]).toMatch(
    new RegExp(`^PW-222 mf-wall aaaaaaaaaaaa \\(live\\) depends with ${operation} on`),
  );
});

it('allows a breaking change that nobody depends on, and says it', async () => {
  expect(await check(change(' subtitle: String', ''))).toEqual({
    refusals: [],
    remarks: ["Breaks nothing that was released: Field 'subtitle' was removed from object type 'Prayer'."],
  });
});

it('looks at the operations alone where no schema was recorded', async () => {
  const site = { releasedSdl: null };
  expect((await check(change('title: String!', 'title: Int!'), site)).refusals).toEqual([]);
  expect((await check(change('title: String! ', ''), site)).refusals).toHaveLength(1);
});
