import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { keepNewest, openStore } from '../../../../tools/backup/copy/store.mjs';
import { openTestSite, type TestSite } from '../../testing/testSite';
import { backUpWhenDue } from './job';

const directory = mkdtempSync(path.join(tmpdir(), 'prayer-wall-bucket-'));
const to = 's3://prayer-wall/nightly';

let server: S3rver;
let site: TestSite;

beforeAll(async () => {
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: 'prayer-wall' }],
  });
  const { port } = await server.run();
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  });
  const key = 'a key of the tests that is long enough';
  site = await openTestSite({ backups: { schedule: '@daily', to, keep: 2, key, proofUrl: null } });
});
afterAll(async () => {
  await site.close();
  server.httpServer.closeAllConnections();
  await server.close();
  rmSync(directory, { recursive: true });
});

test('a backup goes to a bucket, and is proved from there; the newest are kept', async () => {
  await backUpWhenDue(site.services, () => false);
  const [made] = await site.sql<{ name: string; provedAt: Date }[]>`
    select name, proved_at as "provedAt" from backups`;
  expect(made!.provedAt).toBeInstanceOf(Date);

  const store = await openStore(to);
  expect(await store.list()).toEqual([made!.name]);
  const copy = () => store.read(made!.name, async (file: string) => file);
  for (const name of ['prayer-wall-2099-01-01T00-00-00.backup', 'prayer-wall-2099-01-02T00-00-00.backup'])
    await store.put(name, (file: string) => writeFile(file, 'later'));
  await keepNewest(store, 2);
  expect(await store.list()).not.toContain(made!.name);
  await expect(copy()).rejects.toThrow('PW-271');
});
