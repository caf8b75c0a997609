const { checkSchema } = require('../../schema/compatibility/checkSchema.mjs');
const { emptyRegistry, promoteCanary, putLive, startCanary } = require('./registry.mjs');
const { releasedWall, sdl } = require('./testing/tinySite.cjs');

const at = '2026-01-01T00:00:00.000Z';
const operations = {
  Wall: 'query Wall($sort: Sort) { prayers(first: 5, sort: $sort) { id title } }',
  GiveAmen: 'mutation GiveAmen($input: AmenInput!) { giveAmen(input: $input) { id amenCount } }',
};
const area = releasedWall('aaaaaaaaaaaa', { operations });
const other = releasedWall('bbbbbbbbbbbb', { operations: {} });
const live = putLive(emptyRegistry(), { remote: 'mf-wall', area, at });

const change = (from, to) => {
  expect(sdl).toContain(from);
  return sdl.replace(from, to);
};
const check = (to, site = {}) => checkSchema({ registry: live, shell: null, releasedSdl: sdl, ...site }, to);

it('accepts the same schema and additions to it', async () => {
  expect(await check(sdl)).toEqual({ refusals: [], remarks: [] });
  expect(await check(change('subtitle: String', 'subtitle: String place: String'))).toEqual({
    refusals: [],
    remarks: [],
  });
});

it('refuses to remove a field that a released version requests', async () => {
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
])('checks the operations of the %s version too', async (state, registry) => {
  const { refusals } = await check(change('title: String! ', ''), { registry });
  expect(refusals).toEqual([expect.stringContaining(`(${state}) sends Wall`)]);
});

it('checks the operations of the shell too', async () => {
  const site = { registry: emptyRegistry(), shell: { operations } };
  const { refusals } = await check(change('amenCount: Int! ', ''), site);
  expect(refusals).toEqual([expect.stringContaining('PW-221 The shell sends GiveAmen')]);
});

it.each([
  ['a result that becomes nullable', 'title: String!', 'title: String', 'Wall'],
  ['a result of another type', 'amenCount: Int!', 'amenCount: String!', 'GiveAmen'],
  ['a new required input field', 'note: String', 'note: String place: Int!', 'GiveAmen'],
  ['the removal of an enum value', 'recent popular', 'recent', 'Wall'],
])('refuses %s, though the operation stays valid', async (_what, from, to, operation) => {
  const { refusals } = await check(change(from, to));
  expect(refusals).toHaveLength(1);
  expect(refusals[0]).toMatch(
    new RegExp(`^PW-222 mf-wall aaaaaaaaaaaa \\(live\\) depends with ${operation} on`),
  );
});

it('allows a breaking change that nothing depends on, with a remark', async () => {
  expect(await check(change(' subtitle: String', ''))).toEqual({
    refusals: [],
    remarks: ["Breaks nothing that was released: Field 'subtitle' was removed from object type 'Prayer'."],
  });
});

it('names who still uses what is deprecated, by area, version and operation', async () => {
  const deprecating = change('amenCount: Int!', 'amenCount: Int! @deprecated(reason: "Use amens.")');
  expect(await check(deprecating)).toEqual({
    refusals: [],
    remarks: [
      'mf-wall aaaaaaaaaaaa (live) still depends with GiveAmen on what is deprecated: Prayer.amenCount. Use amens.',
    ],
  });
});

it('checks only the operations where no schema was recorded', async () => {
  const site = { releasedSdl: null };
  expect((await check(change('title: String!', 'title: Int!'), site)).refusals).toEqual([]);
  expect((await check(change('title: String! ', ''), site)).refusals).toHaveLength(1);
});
