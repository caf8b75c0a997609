const { releaseBuilt } = require('./release.mjs');
const { removeOldVersions } = require('./removeOldVersions.mjs');
const { rollBackRemote } = require('./rollback.mjs');
const { openStorage } = require('./storage.mjs');
const { route, sdl, shell, tinySite } = require('./testing/tinySite.cjs');
const { tinyBucket } = require('./testing/tinyBucket.cjs');

const credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

let site;
let bucket;
let storage;

beforeAll(() => Object.assign(process.env, credentials));

async function open(conditions) {
  site = tinySite();
  bucket = await tinyBucket(conditions);
  storage = await openStorage({
    STORAGE_S3_ENDPOINT: bucket.endpoint,
    STORAGE_S3_BUCKET: bucket.bucket,
    STORAGE_PUBLIC_URL: bucket.publicBase,
  });
  await storage.writeText('released-shell.json', JSON.stringify(shell));
  await storage.writeText('released-schema.graphql', sdl);
}

afterEach(async () => {
  await bucket.close();
  site.remove();
});

const release = (words, order = {}) =>
  releaseBuilt(storage, { remote: 'mf-wall', built: site.build(words), ...order });
const wall = async () => (await storage.readRegistry()).registry.remotes['mf-wall'];

describe('a bucket that knows conditional writes', () => {
  beforeEach(() => open('known'));

  it('serves the version at its public address, immutable and gzipped', async () => {
    await release('one');
    const { live, versions } = await wall();
    const { entry } = versions[live];
    expect(entry).toBe(`${bucket.publicBase}mf/mf-wall/${live}/remoteEntry.js`);

    const response = await fetch(entry);
    expect(await response.text()).toBe('console.log("one");');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
    });
  });

  it('serves the registry without caching', async () => {
    await release('one');
    const response = await fetch(`${bucket.publicBase}registry.json`);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.json()).toMatchObject({ format: 3, history: [{ action: 'release' }] });
  });

  it('rolls back', async () => {
    await release('one');
    const { live: first } = await wall();
    await release('two');
    const { live: second } = await wall();
    await rollBackRemote(storage, 'mf-wall');
    expect(await wall()).toMatchObject({ live: first, previous: second });
  });

  it('refuses a registry that is based on an outdated one', async () => {
    const { registry, revision } = await storage.readRegistry();
    await release('one');
    expect(await storage.replaceRegistry(registry, revision)).toBe(false);

    const read = await storage.readRegistry();
    await release('two');
    expect(await storage.replaceRegistry(registry, read.revision)).toBe(false);
    expect((await storage.readRegistry()).registry.history).toHaveLength(2);
  });

  it('loses neither of two concurrent releases', async () => {
    const admin = { name: 'mf-admin', routes: [route('/admin')], slots: {} };
    await Promise.all([
      release('one'),
      releaseBuilt(storage, { remote: 'mf-admin', built: site.build('admin', admin) }),
    ]);
    const { registry } = await storage.readRegistry();
    expect(new Set(Object.keys(registry.remotes))).toEqual(new Set(['mf-admin', 'mf-wall']));
    expect(registry.history).toHaveLength(2);
  });

  it('removes old versions only when the registry does not name them', async () => {
    await storage.put('mf-wall', '0123456789ab', site.build('outdated'));
    await release('one');
    const { live } = await wall();
    expect(new Set((await storage.list('mf-wall')).map(({ version }) => version))).toEqual(
      new Set(['0123456789ab', live]),
    );
    await removeOldVersions(storage, 'mf-wall', new Date(Date.now() + 15 * 24 * 60 * 60 * 1000));
    expect((await storage.list('mf-wall')).map(({ version }) => version)).toEqual([live]);
  });

  it('does not write a version twice', async () => {
    const built = site.build('one');
    await storage.put('mf-wall', '0123456789ab', built);
    const [{ putAt }] = await storage.list('mf-wall');
    await storage.put('mf-wall', '0123456789ab', built);
    expect((await storage.list('mf-wall'))[0].putAt).toEqual(putAt);
  });
});

it.each(['refused', 'ignored'])(
  'a bucket where conditions are %s accepts releases one after the other',
  async (how) => {
    await open(how);
    await release('one');
    await release('two');
    expect((await storage.readRegistry()).registry.history).toHaveLength(2);
  },
);

it('a bucket needs its public address', async () => {
  await open('known');
  await expect(openStorage({ STORAGE_S3_BUCKET: 'wall' })).rejects.toThrow(/^PW-220 /);
});
