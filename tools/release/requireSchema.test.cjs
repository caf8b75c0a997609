const { readdirSync, readFileSync } = require('node:fs');
const { once } = require('node:events');
const { createServer } = require('node:http');
const path = require('node:path');
const { checkSchema } = require('../../schema/compatibility/checkSchema.mjs');
const { inRoot } = require('../../scripts/tree/root.mjs');
const { directoryStorage } = require('./directoryStorage.mjs');
const { sdlOfCheckout } = require('./recordRunning.mjs');
const { emptyRegistry, lastPublished } = require('./registry.mjs');
const { releaseBuilt } = require('./release.mjs');
const { requireSchema } = require('./requireSchema.mjs');
const { rollBackRemote } = require('./rollback.mjs');
const { shellOfCheckout } = require('./shellOffer.mjs');
const { historyLines } = require('./status.mjs');
const { sdl, tinySite } = require('./testing/tinySite.cjs');

let site;
let storage;
beforeEach(async () => {
  site = tinySite();
  storage = directoryStorage({ folder: site.siteDir, publicBase: '/' });
  await releaseBuilt(storage, { remote: 'mf-wall', built: site.build('one') });
  jest.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  site.remove();
  jest.restoreAllMocks();
});

const registry = () => JSON.parse(readFileSync(path.join(site.siteDir, 'registry.json'), 'utf8'));
const start = (to, given = {}) =>
  requireSchema({ siteDir: site.siteDir, registryUrl: null, reason: null, env: {}, ...given }, to);
const withoutTitle = sdl.replace('title: String! ', '');

describe('a start', () => {
  it('accepts the schema that runs, and one that breaks nothing', async () => {
    expect(await start(sdl)).toBe('unchanged');
    expect(await start(sdl.replace('subtitle: String', ''))).toBe('compatible with every released version');
  });

  it.each([
    [
      'an operation that would be refused',
      withoutTitle,
      /^PW-221 mf-wall \w+ \(live\) sends Wall.*\nPW-225 /,
    ],
    ['a result that may be null now', sdl.replace('title: String!', 'title: String'), /^PW-222 .*\nPW-225 /],
  ])('is refused with %s', async (_what, to, refusal) => {
    const before = registry();
    await expect(start(to)).rejects.toThrow(refusal);
    expect(registry()).toEqual(before);
  });

  it('may have a reason, which the log and the history say', async () => {
    expect(await start(withoutTitle, { reason: 'Titles hurt' })).toBe(
      'not compatible, allowed because: Titles hurt',
    );
    const { history } = registry();
    expect(history[0]).toMatchObject({ remote: '*', action: 'schema', reason: 'Titles hurt' });
    expect(historyLines({ history })[0]).toMatch(/\* {8}schema .* Titles hurt$/);
    expect(JSON.parse(console.log.mock.calls[0][0])).toMatchObject({
      reason: 'Titles hurt',
      refusals: [expect.stringMatching(/^PW-221 /)],
    });
    expect(lastPublished(registry(), 'mf-wall')).toBe(registry().remotes['mf-wall'].live);
    await releaseBuilt(storage, { remote: 'mf-wall', built: site.build('two') });
    await rollBackRemote(storage, 'mf-wall');
  });

  it('does not check a restart: the schema runs already', async () => {
    await storage.writeText('released-schema.graphql', withoutTitle);
    expect(await start(withoutTitle)).toBe('unchanged');
  });

  it('is compared with the registry elsewhere, and with the last copy while that does not respond', async () => {
    const text = JSON.stringify(registry());
    const server = createServer(({ url }, response) => {
      if (url !== '/wall/registry.json') response.writeHead(404);
      response.end(url === '/wall/registry.json' ? text : '');
    }).listen(0);
    await once(server, 'listening');
    const registryUrl = `http://localhost:${server.address().port}/wall/registry.json`;
    const elsewhere = { registryUrl, siteDir: path.join(site.siteDir, 'empty') };
    await expect(start(withoutTitle, elsewhere)).rejects.toThrow(/^PW-221 /);
    expect(await start(withoutTitle, { ...elsewhere, reason: 'Titles hurt' })).toMatch(/^not compatible/);
    server.close();
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    await expect(start(withoutTitle, { registryUrl: 'http://localhost:1/registry.json' })).rejects.toThrow(
      /^PW-221 /,
    );
  });
});

describe('the operations of the shell and of kit', () => {
  const files = (folder, ending) =>
    readdirSync(inRoot(folder), { recursive: true })
      .filter((name) => ending.test(name) && !/(^|\/)(node_modules|dist|gen|testing)\/|\.test\./.test(name))
      .map((name) => readFileSync(inRoot(folder, name), 'utf8'));
  const both = (ending) => [...files('kit', ending), ...files('shell', ending)];

  it('are all known, the subscription of open pages among them', async () => {
    const named = both(/\.graphql$/).flatMap((text) =>
      [...text.matchAll(/^(?:query|mutation|subscription) (\w+)/gm)].map(([, name]) => name),
    );
    const { operations } = await shellOfCheckout();
    expect(new Set(Object.keys(operations))).toEqual(new Set(named));
    expect(operations.Live).toMatch(/^subscription Live/);
    // A document in the code would be missing.
    expect(both(/\.tsx?$/).filter((text) => /\bgql\s*[`(]/.test(text))).toEqual([]);
  });

  it('are protected: no field of any of them may be removed', async () => {
    const shell = await shellOfCheckout();
    const running = sdlOfCheckout();
    const check = (to) => checkSchema({ registry: emptyRegistry(), shell, releasedSdl: running }, to);
    expect((await check(running)).refusals).toEqual([]);
    const withoutLive = running.replace(/^ {2}gonePrayers:/m, '  lostPrayers:');
    expect(withoutLive).not.toBe(running);
    expect((await check(withoutLive)).refusals).toEqual([
      expect.stringMatching(/^PW-221 The shell sends Live, which this schema refuses/),
    ]);
  });
});
