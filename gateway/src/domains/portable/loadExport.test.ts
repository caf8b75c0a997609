import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { seedIfEmpty } from '../../seed/seed';
import { makeThings } from '../../testing/security/community';
import { prayerForm } from '../../testing/prayerForms';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { downloadExport, downloadZip, packed, rowsOf, unpacked, type Archive } from '../../testing/zip';
import { hashToken } from '../members/context';
import { finishSignIn } from '../signIn/finish';
import type { Proof } from '../signIn/proof';

const root = path.resolve(__dirname, '../../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'prayer-wall-load-'));
const file = path.join(folder, 'export.zip');

let site: TestSite;
let gateway: TestGateway;
let before: Archive;
let admin: ActingMember;
/** A site of its own, which the tests load one after the other. */
let target: TestSite;
let other: TestGateway;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  await seedIfEmpty(site.sql);
  const { people, ids } = await makeThings(site, gateway);
  admin = people.owner;
  await addWhatIsRare(people, ids.post);
  const zip = await downloadZip(site, gateway, admin);
  writeFileSync(file, zip);
  before = unpacked(zip);
  target = await openTestSite();
});
afterAll(async () => {
  await site.close();
  await target.close();
  rmSync(folder, { recursive: true });
});

async function addWhatIsRare({ other: friend }: { other: ActingMember }, post: number) {
  const { sql } = site;
  const nameless = await site.aMember({ firstName: null, lastName: null, name: null });
  await site.aMember({ firstName: 'Half', lastName: null, name: null, isVerified: false });
  const twin = await site.aMember({ email: 'member2@example.org' });
  await sql`update members set suspended_at = now() where id = ${twin.id}`;
  const awkward = { ...prayerForm, title: '=1+1, "quoted"', description: 'Two\r\nlines \u2028 and \\N 🕊️' };
  const { body: prayer } = await gateway.rest('POST', '/api/prayers', { as: nameless, body: awkward });
  await gateway.rest('POST', `/api/prayers/${prayer.id}/updates`, {
    as: nameless,
    body: { content: 'Better' },
  });
  await gateway.rest('POST', `/api/prayers/${prayer.id}/amen`, { as: friend });
  await gateway.rest('POST', `/api/prayers/${prayer.id}/comments`, {
    as: friend,
    body: { content: '@with you', authorName: 'A friend' },
  });
  await gateway.rest('POST', '/api/prayers', {
    as: friend,
    body: { ...prayerForm, isAnonymous: true, visibility: 'members' },
  });
  await gateway.rest('POST', `/api/group-posts/${post}/like`, { as: admin });
  await gateway.rest('POST', `/api/group-posts/${post}/comments`, {
    as: admin,
    body: { content: 'Amen to it' },
  });
  const csv = 'title,description,isAnonymous,name,createdAt\r\nFor rain,Dry fields,false,Boaz,2020-01-02\r\n';
  await gateway.rest('POST', '/api/admin/import', {
    as: admin,
    body: csv,
    headers: { 'content-type': 'text/csv' },
  });
  await sql`update prayers set status = 'hidden' where id = (select min(id) from prayers where status = 'active')`;
  await sql`update comments set status = 'hidden' where id = (select min(id) from comments)`;
  await sql`
    update testimonials set status = 'hidden', is_hidden = true where id = (select min(id) from testimonials)`;
  await sql`update chain_slots set is_offered = true where chain_id = (select min(chain_id) from chain_slots)`;
}

test('a check says what would be loaded, and leaves the site empty', async () => {
  const { code, output } = await load(file, '--dry-run');
  expect(output).toMatch(/checked .*\d+ members, \d+ prayers, \d+ encouragements/);
  expect(output).toContain('Nothing was written.');
  expect(code).toBe(0);
  expect(await countMembers()).toBe(0);
});

describe('an export that is not whole changes nothing', () => {
  const changed = (name: string, change: (text: string) => string) =>
    packed({ ...before, [name]: change(before[name]!) });

  test.each<[string, () => Uint8Array, RegExp]>([
    ['a file is missing', () => packed({ 'members.json': '[]\n' }), /prayers\.json is missing/],
    ['a file is cut off', () => changed('chains.json', (text) => text.slice(0, -3)), /was changed since/],
    [
      'a row belongs to nobody',
      () => changed('members.json', () => '[]\n'),
      /The prayers of the export do not fit/,
    ],
    [
      'a field that is not known',
      () => changed('prayers.json', (text) => text.replace('{', '{"secret":true,')),
      /have secret, which this version does not know/,
    ],
  ])('%s', async (name, made, message) => {
    const damaged = path.join(folder, `${name}.zip`);
    writeFileSync(damaged, made());
    const { code, output } = await load(damaged);
    expect(output).toMatch(message);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
    expect(await countMembers()).toBe(0);
  });
});

test('a load that was cut off is begun anew only when asked', async () => {
  await inTarget(async (sql) => {
    await sql`insert into loads default values`;
    await sql`insert into prayer_groups (name, theme, is_private, join_approval_required, max_members, invite_token)
      values ('Half', 'general', false, false, 5, 'half')`;
  });
  expect(await load(file)).toMatchObject({ code: 1, output: expect.stringContaining('--start-over') });
  const { code, output } = await load(file, '--start-over');
  expect(output).toContain('Administrators: admin@example.org.');
  expect(code).toBe(0);
});

describe('loaded', () => {
  let after: Archive;

  beforeAll(async () => {
    other = await target.gateway();
    const session = 'a-session-of-the-test';
    await target.sql`
      insert into sessions (token_hash, member_id, expires_at)
      values (${hashToken(session)}, ${admin.id}, now() + interval '1 hour')`;
    after = await downloadExport(target, other, { session });
  });

  test('exported again, a community is equal row by row, save how many are in a private group', () => {
    const names = Object.keys(before);
    expect(Object.keys(after)).toEqual(names);
    for (const name of names.filter((one) => one.endsWith('.json')))
      expect(comparable(after, name)).toEqual(comparable(before, name));
    for (const name of names.filter((one) => one.endsWith('.csv') && one !== 'groups.csv'))
      expect(after[name]).toBe(before[name]);
    for (const name of names) expect(JSON.stringify(before[name]).length).toBeGreaterThan(100);
  });

  test('its figures are those of before', async () => {
    const figures = async (of: TestGateway) => (await of.rest('GET', '/api/stats')).body;
    expect({ ...(await figures(other)), activeToday: 0 }).toEqual({
      ...(await figures(gateway)),
      activeToday: 0,
    });
  });

  test('a search finds the same prayers, and nothing that is hidden', async () => {
    for (const search of ['hospital', 'cousin', 'quoted', 'rain']) {
      const found = async (of: TestGateway) =>
        (await of.rest('GET', `/api/prayers?search=${search}`)).body.prayers.map(
          ({ id }: { id: number }) => id,
        );
      expect(await found(other)).toEqual(await found(gateway));
    }
    const words = (of: TestSite) => of.sql`select word, ndoc from lexemes where ndoc > 0 order by word`;
    expect(await words(target)).toEqual(await words(site));
  });

  test('what was hidden waits for a moderator to restore it', async () => {
    const hidden =
      await target.sql`select kind from moderation_cases where hidden_by_moderator order by kind`;
    expect(hidden.map(({ kind }) => kind)).toEqual(['comment', 'prayer', 'testimonial']);
  });

  test('a private group has whoever made it as its only member and admin', async () => {
    const alone = await target.sql`
      select member_id = creator_id as "isCreator", role, member_count, admin_count
      from prayer_groups
      left join group_members on group_members.group_id = prayer_groups.id
      where is_private`;
    expect(alone.length).toBeGreaterThan(0);
    for (const one of alone)
      expect(one).toEqual({ isCreator: true, role: 'admin', member_count: 1, admin_count: 1 });
  });

  test('a member signs in by any way that proves the address, and is who they were', async () => {
    const hannah = rowsOf(before['members.csv']).find(
      ({ email }) => email === 'hannah.whitfield@example.org',
    )!;
    const google: Proof = {
      way: 'google',
      issuer: 'google',
      subject: 'hannah-at-google',
      email: 'Hannah.Whitfield@example.org',
      isVerified: true,
      firstName: null,
      lastName: null,
      name: null,
      profileImageUrl: null,
    };
    const byMail: Proof = {
      ...google,
      way: 'email',
      issuer: 'email',
      subject: 'hannah.whitfield@example.org',
    };
    const enter = (proof: Proof) => finishSignIn(target.services, proof, { headers: {}, returnTo: null });

    const first = await enter({ ...google, subject: 'a stranger', isVerified: false });
    expect(first).not.toMatchObject({ memberId: Number(hannah.id) });
    expect(await enter(google)).toMatchObject({ kind: 'signedIn', memberId: Number(hannah.id) });
    expect(await enter(google)).toMatchObject({ kind: 'signedIn', memberId: Number(hannah.id) });
    expect(await enter(byMail)).toMatchObject({ kind: 'linkRequired' });
    expect(await enter({ ...google, subject: 'another at google' })).not.toMatchObject({
      memberId: Number(hannah.id),
    });
  });

  test('new things continue the ids', async () => {
    const member = await target.aMember({ email: 'new@example.org' });
    const { status, body } = await other.rest('POST', '/api/prayers', { as: member, body: prayerForm });
    expect(status).toBe(201);
    expect(body.id).toBeGreaterThan(Math.max(...rowsOf(before['prayers.csv']).map(({ id }) => Number(id))));
  });

  test('nothing is loaded into a site that has something, or beside its gateway', async () => {
    expect(await load(file)).toMatchObject({
      code: 1,
      output: expect.stringContaining('Stop the gateways first.'),
    });
    await disconnect();
    expect(await load(file)).toMatchObject({
      code: 1,
      output: expect.stringContaining('The site is not empty: it has members, prayers, groups, chains.'),
    });
    expect(await load()).toMatchObject({ code: 1, output: expect.stringContaining('Name the file') });
    expect(await load(path.join(folder, 'nowhere'))).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no file'),
    });
  });
});

function comparable(archive: Archive, name: string) {
  const rows = JSON.parse(archive[name]!) as Record<string, unknown>[];
  return rows.map((row) => (row.isPrivate ? { ...row, memberCount: null } : row));
}

const countMembers = () =>
  inTarget(async (sql) => {
    const [row] = await sql<[{ count: number }]>`select count(*)::integer as count from members`;
    return row.count;
  });

/** Runs statements on a connection of their own: the site's pool might write to one that a load needed closed. */
async function inTarget<Result>(run: (sql: postgres.Sql) => Promise<Result>): Promise<Result> {
  const sql = postgres(target.services.config.databaseUrl, { max: 1 });
  try {
    return await run(sql);
  } finally {
    await sql.end();
    await disconnect();
  }
}

/** A load is refused while others are connected. */
async function disconnect() {
  const name = new URL(target.services.config.databaseUrl).pathname.slice(1);
  await target.stopGateway();
  await site.sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = ${name} and pid <> pg_backend_pid()`;
}

async function load(...args: string[]) {
  const child = spawn(process.execPath, [path.join(root, 'tools/backup/main.mjs'), 'load-export', ...args], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: target.services.config.databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}
