import { request, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { importColumns } from 'schema/rules/portable';
import { eventually } from '../../testing/eventually';
import { makeThings } from '../../testing/security/community';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { downloadExport, rowsOf, type Archive } from '../../testing/zip';

let site: TestSite;
let gateway: TestGateway;
let admin: ActingMember;
let ruth: ActingMember;
let archive: Archive;
let privatePost: number;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  const { people, ids } = await makeThings(site, gateway);
  admin = people.owner;
  privatePost = ids.privatePost;
  ruth = await site.aMember({ firstName: 'Ruth', lastName: 'Moab', email: 'ruth@secret.example' });
  const post = (path: string, body: object) => gateway.rest('POST', path, { as: ruth, body });
  const prayer = {
    email: 'typed@secret.example',
    description: 'Line one,\r\nand "line two".',
    isAnonymous: false,
  };
  const { body: signed } = await post('/api/prayers', { ...prayer, name: 'R', title: '=1+1' });
  const { body: anonymous } = await post('/api/prayers', {
    ...prayer,
    name: 'Typed canary',
    title: 'A burden',
    isAnonymous: true,
  });
  await gateway.rest('POST', `/api/group-posts/${ids.post}/comments`, {
    as: admin,
    body: { content: 'So do I' },
  });
  await post(`/api/prayers/${signed.id}/updates`, { content: 'It is better now' });
  await post(`/api/prayers/${anonymous.id}/comments`, { content: '@all: courage', isAnonymous: true });
  const { body: gone } = await post('/api/prayers', { ...prayer, name: 'R', title: 'Withdrawn' });
  await gateway.rest('DELETE', `/api/prayers/${gone.id}`, { as: ruth });
  await site.sql`update prayers set status = 'hidden' where id = ${anonymous.id}`;
  await site.sql`update prayer_chains set title = 'Nobody may know of it' where visibility <> 'public'`;
  archive = await downloadExport(site, gateway, admin);
});
afterAll(() => site.close());

const json = (name: string) => JSON.parse(archive[`${name}.json`]!) as Record<string, unknown>[];
const kinds = [
  ...['prayers', 'encouragements', 'testimonies', 'groups', 'posts', 'post-comments', 'chains', 'members'],
];

test('there is one CSV and one JSON file for each kind, with the same rows', () => {
  expect(Object.keys(archive).toSorted()).toEqual(
    kinds.flatMap((kind) => [`${kind}.csv`, `${kind}.json`]).toSorted(),
  );
  for (const kind of kinds) {
    const rows = rowsOf(archive[`${kind}.csv`]);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ id }) => Number(id))).toEqual(json(kind).map(({ id }) => id));
  }
});

test('a row has what administrators may see, and cells that begin like a formula are guarded', () => {
  const signed = rowsOf(archive['prayers.csv']).find(({ title }) => title === "'=1+1");
  expect(signed).toMatchObject({
    ...{ description: 'Line one,\r\nand "line two".', category: 'general', isAnonymous: 'false' },
    ...{ name: 'Ruth Moab', memberId: String(ruth.id), status: 'active', editedAt: '', amenCount: '0' },
  });
  expect(json('prayers').find(({ title }) => title === '=1+1')).toMatchObject({
    ...{ name: 'Ruth Moab', memberId: ruth.id, isAnonymous: false },
    updates: [{ content: 'It is better now', createdAt: expect.stringMatching(/Z$/) }],
  });
  expect(json('members').find(({ id }) => id === ruth.id)).toMatchObject({
    ...{ name: 'Ruth Moab', email: 'ruth@secret.example', isSiteAdmin: false },
  });
  expect(rowsOf(archive['encouragements.csv']).some(({ content }) => content === "'@all: courage")).toBe(
    true,
  );
});

test('a hidden text is there, a withdrawn one is not', () => {
  expect(json('prayers').find(({ title }) => title === 'A burden')).toMatchObject({ status: 'hidden' });
  expect(JSON.stringify(archive)).not.toContain('Withdrawn');
});

test('an anonymous text has no author, no name and no address', () => {
  const prayer = json('prayers').find(({ title }) => title === 'A burden')!;
  expect(prayer).toMatchObject({ isAnonymous: true, name: null, memberId: null });
  const comment = json('encouragements').find(({ content }) => content === '@all: courage')!;
  expect(comment).toMatchObject({ authorName: null });
  expect(JSON.stringify([prayer, comment])).not.toMatch(/canary|secret\.example|Moab/i);
  expect(JSON.stringify(archive)).not.toMatch(/typed@secret|Typed canary/i);
});

test('there are no sessions, tokens, keys or ways to sign in, and nothing of a private chain or group but its name', async () => {
  const text = JSON.stringify(archive);
  const secrets = await site.sql<{ secret: string }[]>`
    select invite_token as secret from prayer_groups
    union all select provider_subject from members
    union all select encode(token_hash, 'hex') from sessions
    union all select title from prayer_chains where visibility <> 'public'
    union all select content from group_posts where id = ${privatePost}
    union all select email::text from chain_invites`;
  for (const { secret } of secrets) expect(text).not.toContain(secret);
  expect(text).not.toContain(admin.session);
  const closed = json('groups').filter(({ isPrivate }) => isPrivate);
  expect(closed.length).toBeGreaterThan(0);
  for (const group of closed) expect(group.members).toEqual([]);
});

test('it is in the log', async () => {
  const [entry] = await site.sql`select actor_id, action, subject from audit_log order by id desc limit 1`;
  expect(entry).toEqual({ actor_id: admin.id, action: 'export_site', subject: 'site' });
});

test('prayers.csv of an export is imported into an empty site, and exported again it is equal row by row', async () => {
  const empty = await openTestSite();
  const other = await empty.gateway();
  const newAdmin = await empty.aMember({ email: 'admin@example.org' });
  const send = () =>
    other.rest('POST', '/api/admin/import', {
      as: newAdmin,
      body: archive['prayers.csv'],
      headers: { 'content-type': 'text/csv' },
    });
  const { body } = await send();
  const rows = rowsOf(archive['prayers.csv']);
  expect(body.failed).toBe(0);
  const imported = await downloadExport(empty, other, newAdmin);
  const columns = (row: Record<string, string>) => importColumns.map((column) => row[column]);
  const unique = new Map(rows.map((row) => [`${row.title}\n${row.description}`, row]));
  const firsts = rows.filter(
    (row) =>
      rows.findIndex((one) => one.title === row.title && one.description === row.description) ===
      rows.indexOf(row),
  );
  expect(body.created).toBe(unique.size);
  expect(rowsOf(imported['prayers.csv']).map(columns)).toEqual(firsts.map(columns));
  expect((await send()).body).toMatchObject({ created: 0, failed: 0, skipped: rows.length });
  await empty.close();
});

describe('one at a time', () => {
  /** Enough that a client who does not read keeps the export waiting. */
  beforeAll(async () => {
    // Their triggers would take a minute.
    await site.sql`alter table prayers disable trigger user`;
    await site.sql`
      insert into prayers (typed_name, typed_email, title, description, category, is_anonymous)
      select '', '', 'Prayer ' || n, (select string_agg(md5(n::text || k), '') from generate_series(1, 14) as k),
        'general', true
      from generate_series(1, 40000) as n`;
    await site.sql`alter table prayers enable trigger user`;
  }, 60_000);

  const open = () => {
    const cookie = `pw_session=${admin.session}`;
    const call = request(`${gateway.url}/api/admin/export.zip`, { headers: { cookie } });
    const answered = new Promise<IncomingMessage>((resolve) => call.on('response', resolve));
    call.on('error', () => undefined);
    call.end();
    return { call, answered };
  };
  const isOver = async () => {
    const open = await site.sql`
      select from pg_stat_activity
      where datname = current_database() and query ~ '^(declare|fetch)' and state <> 'idle'`;
    return open.length === 0;
  };

  test('a second one gets 429 meanwhile, and one that is aborted gives its connection back', async () => {
    const { call, answered } = open();
    expect((await answered).statusCode).toBe(200);
    await eventually(async () => !(await isOver()));
    const second = await gateway.rest('GET', '/api/admin/export.zip', { as: admin });
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '30']);
    call.destroy();
    await eventually(isOver);
    const { call: third, answered: again } = open();
    expect((await again).statusCode).toBe(200);
    third.destroy();
    await eventually(isOver);
  });

  test('a reader who takes nothing keeps no other call from the database', async () => {
    const { call, answered } = open();
    (await answered).pause();
    await pause(200);
    const responses = await Promise.all(Array.from({ length: 20 }, () => gateway.rest('GET', '/api/stats')));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    call.destroy();
    await eventually(isOver);
  });
});

test.each([
  ['a visitor', () => null, 401],
  ['a member', () => ruth, 403],
])('%s gets nothing', async (_, as, status) => {
  expect((await gateway.rest('GET', '/api/admin/export.zip', { as: as() })).status).toBe(status);
});
