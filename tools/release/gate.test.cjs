const { refusals } = require('./gate.mjs');
const { emptyRegistry, putLive, startCanary } = require('./registry.mjs');
const { releasedWall, route, sdl, shell } = require('./testing/tinySite.cjs');

const area = ({ version = 'aaaaaaaaaaaa', ...changes } = {}) => releasedWall(version, changes);
const judge = (changes, site = {}) =>
  refusals('mf-wall', area(changes), { registry: emptyRegistry(), shell, sdl, ...site });

it('accepts a compatible version', () => {
  expect(judge({})).toEqual([]);
});

it.each([
  [
    'needs a newer major version of kit than the shell has',
    { kit: '^2.0.0' },
    'PW-201 mf-wall needs kit ^2.0.0; the shell brings 1.2.0.',
  ],
  [
    'needs a newer minor version of kit than the shell has',
    { kit: '^1.3.0' },
    'PW-201 mf-wall needs kit ^1.3.0; the shell brings 1.2.0.',
  ],
  [
    'sends an operation that is invalid in the schema',
    { operations: { Wall: 'query Wall { prayers { id pictures } }' } },
    'PW-204 mf-wall sends Wall, which the gateway refuses: Cannot query field "pictures" on type "Prayer".',
  ],
  ['has a large entry', { bytes: 20_000 }, "PW-205 mf-wall's entry has 19.5 KB; 19.0 KB are allowed."],
  [
    'has a large first load',
    { routes: [route('/prayers', { bytes: 70_000 })] },
    'PW-206 mf-wall loads 68.4 KB first at /prayers; 60.0 KB are allowed.',
  ],
  [
    'has a large slot',
    { slotNeeds: { composer: { operation: { name: 'Wall', variables: {} }, files: [], bytes: 70_000 } } },
    'PW-206 mf-wall loads 68.4 KB first in the slot composer; 60.0 KB are allowed.',
  ],
  [
    'shows an unknown slot',
    { routes: [route('/prayers', { slots: { balcony: { tab: 'balcony' } } })] },
    'PW-208 mf-wall shows the slot balcony at /prayers, which the shell does not have.',
  ],
  [
    'claims a page of the shell',
    { routes: [route('/prayers'), route('/prayers/:name')] },
    'PW-207 mf-wall claims the route /prayers/:name, which the site itself has.',
  ],
  [
    'claims an address of the gateway',
    { routes: [route('/api/news')] },
    'PW-207 mf-wall claims the route /api/news, which the site itself has.',
  ],
  [
    'fills an unknown slot',
    { slots: { balcony: 'Balcony' } },
    'PW-208 mf-wall fills the slot balcony, which the shell does not have.',
  ],
])('refuses a version that %s', (_why, changes, refusal) => {
  expect(judge(changes)).toEqual([refusal]);
});

it('refuses a version that sends a document that is not GraphQL', () => {
  expect(judge({ operations: { Wall: 'query {' } })).toEqual([
    expect.stringMatching(/^PW-209 .* operations\.Wall: is no GraphQL document: Syntax Error/),
    'PW-204 mf-wall sends Wall, which the gateway refuses: Syntax Error: Expected Name, found <EOF>.',
  ]);
});

it.each([
  ['a script', '<p>Peace</p><script>alert(1)</script>'],
  ['a handler', '<img src="/x.png" onerror="alert(1)">'],
  ['a tag that does not escape', '<p>{{{title}}}</p>'],
  ['other delimiters', '<p>{{=<% %>=}}<%& title %></p>'],
  ['a section without an end', '<p>{{#prayers}}</p>'],
])('refuses a prerendered page with %s', (_what, html) => {
  expect(judge({ prerendered: { '/prayers': { html, style: '' } } })).toEqual([
    expect.stringMatching(/^PW-209 mf-wall aaaaaaaaaaaa cannot be served: prerendered.\/prayers.html: /),
  ]);
});

it('refuses a style sheet that ends early, and an operation that the area does not have', () => {
  const style = '<style nonce="{{nonce}}">p{}</style><p>Anything</style>';
  const operation = { name: 'Wal', variables: {} };
  const routes = [route('/prayers', { operation })];
  const slotNeeds = { composer: { operation, files: [], bytes: 0 } };
  expect(judge({ routes, slotNeeds, prerendered: { '/prayers': { html: '', style } } })).toEqual([
    expect.stringContaining('prerendered./prayers.style: is not one style sheet'),
    expect.stringContaining('of /prayers names the operation Wal, which is in no .graphql file of the area'),
    expect.stringContaining('of composer names the operation Wal, which is in no .graphql file of the area'),
  ]);
});

describe('a route or slot of another remote', () => {
  const at = '2026-01-01T00:00:00.000Z';
  const without = area({ version: 'bbbbbbbbbbbb', routes: [], slots: {} });
  const claiming = area({ version: 'cccccccccccc' });
  const live = putLive(emptyRegistry(), { remote: 'mf-groups', area: claiming, at });
  const canary = startCanary(putLive(emptyRegistry(), { remote: 'mf-groups', area: without, at }), {
    remote: 'mf-groups',
    area: claiming,
    percent: 5,
    at,
  });

  it.each([
    ['live', live],
    ['on trial', canary],
  ])('cannot be claimed when that remote is %s', (_state, registry) => {
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
  ])('cannot be claimed with overlapping paths: %s and %j', (path, taken) => {
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

  it('can be claimed when that remote has given it up', () => {
    const registry = putLive(live, { remote: 'mf-groups', area: without, at });
    expect(judge({}, { registry })).toEqual([]);
  });
});

it('allows a remote to claim its own routes and slots again', () => {
  const registry = putLive(emptyRegistry(), { remote: 'mf-wall', area: area(), at: '2026-01-01' });
  expect(judge({ version: 'dddddddddddd' }, { registry })).toEqual([]);
});

it('reports all reasons at once', () => {
  expect(judge({ kit: '^2.0.0', routes: [route('/api/news')], bytes: 99_999 })).toHaveLength(3);
});
