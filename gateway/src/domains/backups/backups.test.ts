import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BackupConfig } from '../../config';
import { seedIfEmpty } from '../../seed/seed';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { findLate, isBackupDue, isProofDue } from './due';
import { backUpWhenDue } from './job';
import { findState } from './sql';

const folder = mkdtempSync(path.join(tmpdir(), 'prayer-wall-backups-'));
const config: BackupConfig = {
  schedule: '0 3 * * *',
  to: path.join(folder, 'kept'),
  keep: 2,
  key: 'a key of the tests that is long enough',
  proofUrl: null,
};

let site: TestSite;
let gateway: TestGateway;
let admin: ActingMember;

beforeAll(async () => {
  site = await openTestSite({ backups: config });
  gateway = await site.gateway();
  await seedIfEmpty(site.sql);
  admin = await site.aMember({ email: 'admin@example.org' });
});
beforeEach(async () => {
  rmSync(config.to, { recursive: true, force: true });
  await site.sql`truncate backups, outbox`;
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const run = (given: Partial<BackupConfig> = {}) =>
  backUpWhenDue(
    { ...site.services, config: { ...site.services.config, backups: { ...config, ...given } } },
    () => false,
  );

const files = () => readdirSync(config.to).sort();

const isMadeAgo = (interval: string) => site.sql`
  update backups
  set
    started_at = started_at - ${interval}::interval,
    finished_at = finished_at - ${interval}::interval,
    proved_at = proved_at - ${interval}::interval,
    proof_failed_at = proof_failed_at - ${interval}::interval`;

/** The next backup is due, and its proof is not. */
const isProvedLately = () => site.sql`
  insert into backups (started_at, finished_at, proved_at, name)
  values (now() - interval '25 hours', now() - interval '25 hours', now(), 'lately')`;

async function status() {
  const fields =
    'isScheduled isEncrypted lastGoodAt lastGoodBytes lastProvedAt nextAt isLate lastError lastProofError';
  const { body } = await gateway.graphql(`{ backups { ${fields} } }`, {}, { as: admin });
  return body.data.backups;
}

test('the first backup is made and proved at once, readable by its owner alone and encrypted; metrics tell it', async () => {
  const metrics = async () => (await gateway.rest('GET', '/metrics')).body as string;
  expect(await metrics()).toMatch(/^prayer_wall_backup_last_success_timestamp_seconds 0$/m);
  expect(await status()).toMatchObject({
    isScheduled: true,
    lastGoodAt: null,
    lastProvedAt: null,
    isLate: false,
  });
  await run();
  const [name] = files();
  expect(name).toMatch(/^prayer-wall-[\dT-]+\.backup\.age$/);
  expect(statSync(path.join(config.to, name!)).mode & 0o777).toBe(0o600);
  expect(readFileSync(path.join(config.to, name!), 'latin1')).toMatch(/^age-encryption\.org\/v1\n-> X25519 /);
  expect(await status()).toEqual({
    isScheduled: true,
    isEncrypted: true,
    lastGoodAt: expect.any(String),
    lastGoodBytes: statSync(path.join(config.to, name!)).size,
    lastProvedAt: expect.any(String),
    nextAt: expect.any(String),
    isLate: false,
    lastError: null,
    lastProofError: null,
  });
  const left = await site.sql`select from pg_database where datname = current_database() || '_proof'`;
  expect(left).toHaveLength(0);

  const text = await metrics();
  for (const what of ['success', 'proved']) {
    const [, instant] = new RegExp(`^prayer_wall_backup_last_${what}_timestamp_seconds (\\S+)$`, 'm').exec(
      text,
    )!;
    expect(Math.abs(Date.now() / 1000 - Number(instant))).toBeLessThan(60);
  }
});

test('of two gateways one makes it', async () => {
  await isProvedLately();
  await Promise.all([run(), run()]);
  expect(files()).toHaveLength(1);
  expect(await site.sql`select from backups`).toHaveLength(2);
});

test('nothing is made before it is due, unless an administrator asks; the newest are kept', async () => {
  await isProvedLately();
  await run({ key: null });
  await run({ key: null });
  expect(files()).toHaveLength(1);
  const older = ['prayer-wall-2026-01-01T03-00-00.backup', 'prayer-wall-2026-01-02T03-00-00.backup.age'];
  for (const name of [...older, 'of-somebody-else.backup']) writeFileSync(path.join(config.to, name), '');
  await gateway.graphql('mutation { runJob(name: back_up) }', {}, { as: admin });
  await pause(1_000);
  await run({ key: null });
  expect(files()).toHaveLength(3);
  expect(files()).toContain('of-somebody-else.backup');
  expect(files().filter((name) => older.includes(name))).toHaveLength(0);
});

test('a backup that cannot be restored is said to be so, and is not proved', async () => {
  await isProvedLately();
  await run();
  await isMadeAgo('8 days');
  // Of the same size, so that only reading it tells.
  const file = path.join(config.to, files()[0]!);
  const size = statSync(file).size;
  truncateSync(file, size - 100);
  truncateSync(file, size);
  await site.sql`insert into backups (started_at, finished_at, name) values (now(), now(), ${files()[0]!})`;
  await expect(run()).rejects.toThrow(/not a whole backup/);
  expect(await status()).toMatchObject({ lastProofError: expect.stringContaining('not a whole backup') });
  const [{ proved }] = await site.sql<[{ proved: Date }]>`select max(proved_at) as proved from backups`;
  expect(Date.now() - proved.getTime()).toBeGreaterThan(86_400_000);
});

test('a place that cannot be written is said in plain words, and tried again after 15 minutes', async () => {
  writeFileSync(path.join(folder, 'file'), '');
  const to = path.join(folder, 'file');
  await isProvedLately();
  await expect(run({ to })).rejects.toThrow('PW-271');
  expect(await status()).toMatchObject({ lastError: expect.stringMatching(/^PW-271 .*file/) });
  await run({ to });
  await isMadeAgo('16 minutes');
  await run();
  expect(await status()).toMatchObject({ lastError: null });
  expect(files()).toHaveLength(1);
});

test('a database for proofs that is not empty is left alone', async () => {
  await expect(run({ proofUrl: site.services.config.databaseUrl })).rejects.toThrow(/PW-273 .* is not empty/);
  expect(await status()).toMatchObject({ lastGoodAt: expect.any(String), lastProvedAt: null });
  expect((await site.sql`select from members`).length).toBeGreaterThan(1);
});

test('administrators get one mail when it is late, and one when it is late again', async () => {
  await isProvedLately();
  await run();
  await isMadeAgo('3 days');
  const to = path.join(folder, 'file');
  const mails = () => site.sql`select recipient, subject, template from outbox order by id`;
  await expect(run({ to })).rejects.toThrow('PW-271');
  await run({ to });
  expect(await mails()).toEqual([
    { recipient: 'admin@example.org', subject: 'The backup is late', template: 'backup_late' },
  ]);
  expect(await status()).toMatchObject({ isLate: true });
  await isMadeAgo('1 hour');
  await run();
  expect(await status()).toMatchObject({ isLate: false });
  await isMadeAgo('3 days');
  await expect(run({ to })).rejects.toThrow('PW-271');
  expect(await mails()).toHaveLength(2);
});

test('members learn nothing of it', async () => {
  const ruth = await site.aMember();
  const { body } = await gateway.graphql('{ backups { lastGoodAt } }', {}, { as: ruth });
  expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
});

describe('the schedule', () => {
  const now = new Date('2026-05-16T12:00:00Z');
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const stateOf = async (given: object) => ({ ...(await findState(site.sql)), ...given });
  const goodOf = (startedAt: Date) => ({ id: 1, name: 'x', bytes: 1, startedAt, finishedAt: startedAt });

  test.each([
    [1, '0 * * * *', true],
    [0.2, '0 10 * * *', false],
    [25, '@daily', true],
  ])('%d hours after the last one, %s: %s', async (hours, schedule, expected) => {
    expect(isBackupDue(schedule, await stateOf({ lastAttemptAt: ago(hours) }), now)).toBe(expected);
  });

  test('a proof is made once a week, and one that failed again after an hour', async () => {
    const due = async (given: object) => isProofDue(await stateOf(given), now.getTime());
    expect(await due({ good: goodOf(ago(1)), lastProvedAt: ago(24 * 6) })).toBe(false);
    expect(await due({ good: goodOf(ago(1)), lastProvedAt: ago(24 * 7) })).toBe(true);
    expect(await due({ good: goodOf(ago(1)), lastProofFailedAt: ago(0.5) })).toBe(false);
    expect(await due({ good: goodOf(ago(3)), lastProofFailedAt: ago(1) })).toBe(true);
  });

  test('a backup is late an hour after it was due, a proof a day', async () => {
    const late = async (given: object) => findLate('0 * * * *', await stateOf(given), now.getTime());
    expect(await late({ good: goodOf(ago(1.5)), lastProvedAt: ago(24 * 7.9) })).toEqual({
      backup: false,
      proof: false,
    });
    expect(await late({ good: goodOf(ago(2.5)), lastProvedAt: ago(24 * 8.1) })).toEqual({
      backup: true,
      proof: true,
    });
  });
});
