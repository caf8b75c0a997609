const { refusals } = require('./gate.mjs');
const { emptyRegistry, putLive, startCanary } = require('./registry.mjs');
const { route, sdl, shell, wall } = require('./testing/tinySite.cjs');

const area = (said = {}) => ({ ...wall, version: 'aaaaaaaaaaaa', ...said });
const judge = (said, site = {}) =>
  refusals('mf-wall', area(said), { registry: emptyRegistry(), shell, sdl, ...site });

it('lets a version pass that fits', () => {
  expect(judge({})).toEqual([]);
});

it.each([
  [
    'needs a newer kit than the shell brings',
    { kit: '^2.0.0' },
    'PW-201 mf-wall needs kit ^2.0.0; the shell brings 1.2.0.',
  ],
  [
    'uses what the kit got later',
    { kit: '^1.3.0' },
    'PW-201 mf-wall needs kit ^1.3.0; the shell brings 1.2.0.',
  ],
  [
    'sends what the gateway does not answer',
    { operations: { Wall: 'query Wall { prayers { id pictures } }' } },
    'PW-204 mf-wall sends Wall, which the gateway refuses: Cannot query field "pictures" on type "Prayer".',
  ],
  [
    'sends what is no GraphQL',
    { operations: { Wall: 'query {' } },
    'PW-204 mf-wall sends Wall, which the gateway refuses: Syntax Error: Expected Name, found <EOF>.',
  ],
  ['has a heavy entry', { bytes: 20_000 }, "PW-205 mf-wall's entry has 19.5 KB; 19.0 KB are allowed."],
  [
    'loads much at first',
    { routes: [route('/prayers', { bytes: 70_000 })] },
    'PW-206 mf-wall loads 68.4 KB first at /prayers; 60.0 KB are allowed.',
  ],
  [
    'has a page of the shell',
    { routes: [route('/prayers'), route('/prayers/:name')] },
    'PW-207 mf-wall claims the route /prayers/:name, which the site itself has.',
  ],
  [
    'has an address that the gateway serves',
    { routes: [route('/api/news')] },
    'PW-207 mf-wall claims the route /api/news, which the site itself has.',
  ],
  [
    'fills a slot that there is not',
    { slots: { balcony: 'Balcony' } },
    'PW-208 mf-wall fills the slot balcony, which the shell does not have.',
  ],
])('refuses a version that %s', (_why, said, refusal) => {
  expect(judge(said)).toEqual([refusal]);
});

describe('what another remote has', () => {
  const at = '2026-01-01T00:00:00.000Z';
  const plain = area({ version: 'bbbbbbbbbbbb', routes: [], slots: {} });
  const greedy = area({ version: 'cccccccccccc' });
  const live = putLive(emptyRegistry(), { remote: 'mf-groups', area: greedy, at });
  const canary = startCanary(putLive(emptyRegistry(), { remote: 'mf-groups', area: plain, at }), {
    remote: 'mf-groups',
    area: greedy,
    percent: 5,
    at,
  });

  it.each([
    ['live', live],
    ['on trial', canary],
  ])('and is %s is not claimed twice', (_state, registry) => {
    expect(judge({}, { registry })).toEqual([
      'PW-202 mf-wall claims the route /prayers, which mf-groups has.',
      'PW-203 mf-wall claims the slot composer, which mf-groups fills.',
    ]);
  });

  it.each([
    ['/prayers/:name', ['/prayers/latest']],
    ['/prayers/latest', ['/prayers/:name']],
    ['/prayer/:number', ['/prayer/:id']],
    ['/docs/intro', ['/docs/*']],
  ])('and has the same addresses is not claimed twice: %s beside %j', (path, taken) => {
    const routes = taken.map((one) => route(one));
    const registry = putLive(emptyRegistry(), {
      remote: 'mf-groups',
      area: area({ version: 'cccccccccccc', routes, slots: {} }),
      at,
    });
    expect(judge({ routes: [route(path)] }, { registry })).toContain(
      `PW-202 mf-wall claims the route ${path}, which mf-groups has.`,
    );
  });

  it('but gave up may be taken', () => {
    const registry = putLive(live, { remote: 'mf-groups', area: plain, at });
    expect(judge({}, { registry })).toEqual([]);
  });
});

it('does not hold what it has itself against a remote', () => {
  const registry = putLive(emptyRegistry(), { remote: 'mf-wall', area: area(), at: '2026-01-01' });
  expect(judge({ version: 'dddddddddddd' }, { registry })).toEqual([]);
});

it('says all reasons at once', () => {
  expect(judge({ kit: '^2.0.0', routes: [route('/api/news')], bytes: 99_999 })).toHaveLength(3);
});
