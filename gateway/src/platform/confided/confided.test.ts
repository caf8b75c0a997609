import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { ConfigError, readConfig } from '../../config';
import { deliverMail } from '../../jobs/mail/deliver';
import { chooseTransport } from '../../jobs/mail/chooseTransport';
import { eventually } from '../../testing/eventually';
import { openMailServer, type MailServer } from '../../testing/mailServer';
import { prayerForm } from '../../testing/prayerForms';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { openLog } from '../log';
import { requireCareKeys } from './requireCareKeys';
import { rotateWords } from './rotate';
import { sealPlain } from './sealPlain';
import { open, seal, unreadable } from './words';

/** A word for each text that is confided, which nothing else has. */
const canaries = [
  ...[
    'zebratitle',
    'zebradescription',
    'zebraname',
    'zebra-mail',
    'zebraupdate',
    'zebracomment',
    'zebracommenter',
  ],
  ...[
    'zebranote',
    'zebratestimonytitle',
    'zebratestimony',
    'zebraedit',
    'zebramoved',
    'zebraearlier',
    'zebraneighbour',
  ],
];

const logged: string[] = [];
let site: TestSite;
let gateway: TestGateway;
let mails: MailServer;
let ruth: ActingMember;
let naomi: ActingMember;
let admin: ActingMember;

beforeAll(async () => {
  mails = await openMailServer();
  site = await openTestSite(
    { smtpUrl: mails.url },
    openLog('trace', { write: (line: string) => logged.push(line) }),
  );
  gateway = await site.gateway();
  admin = await site.aMember({ email: 'admin@example.org' });
  naomi = await site.aMember();
  ruth = await site.aMember({ firstName: null, lastName: null, name: null });
  await ask(admin, `mutation { setTeamMember(userId: ${naomi.id}, isOnTeam: true) { id } }`);
  await site.sql`
    insert into notification_settings (member_id, kind, channel, is_on)
    select ${ruth.id}, kind, 'mail', true
    from unnest(array['amen', 'encouragement']) as kind`;
});
afterAll(async () => {
  await site.close();
  await mails.close();
});

async function ask(as: ActingMember, query: string, variables = {}) {
  const { body } = await gateway.graphql(query, variables, { as });
  expect(body.errors).toBeUndefined();
  return body.data;
}

async function send(as: ActingMember, method: string, address: string, body?: object, headers = {}) {
  const response = await gateway.rest(method, address, { as, body, headers });
  if (response.status >= 300)
    throw new Error(`${address}: ${response.status} ${JSON.stringify(response.body)}`);
  return response.body;
}

const words = {
  ...prayerForm,
  name: 'Zebraname',
  email: 'zebra-mail@example.org',
  title: 'A zebratitle',
  onBehalfOf: 'my zebraneighbour',
  description: 'Please keep this zebradescription among yourselves.',
};

/** A prayer with everything that can be written about one; each text has its canary. */
async function everythingAbout(id: number) {
  await send(ruth, 'POST', `/api/prayers/${id}/updates`, { content: 'A zebraupdate' });
  await send(naomi, 'POST', `/api/prayers/${id}/comments`, {
    content: 'A zebracomment',
    authorName: 'Zebracommenter',
  });
  await send(naomi, 'POST', `/api/prayers/${id}/amen`);
  await send(naomi, 'POST', '/api/reminders', {
    ...{ title: 'For somebody', reminderTime: '09:00', frequency: 'daily', prayerId: id },
  });
}

const make = async (visibility: string, form: object = words): Promise<number> =>
  (
    await send(
      ruth,
      'POST',
      '/api/prayers',
      { ...form, visibility },
      { 'Idempotency-Key': `key ${Math.random()}` },
    )
  ).id;

const note = (id: number) =>
  ask(
    naomi,
    'mutation ($id: Int!) { addCareNote(prayerId: $id, content: "A zebranote") { notes { content } } }',
    { id },
  );

const move = (id: number, visibility: string) =>
  ask(ruth, `mutation { setPrayerVisibility(prayerId: ${id}, visibility: ${visibility}) { title } }`);

/** The canaries in every column of every table, and where. */
async function findInDatabase(): Promise<string[]> {
  const names = await site.sql<{ name: string }[]>`
    select table_name as name
    from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`;
  expect(names.length).toBeGreaterThan(40);
  const found = await Promise.all(
    names.map(async ({ name }) => {
      const rows = await site.sql<
        { row: string }[]
      >`select stored::text as row from ${site.sql(name)} as stored`;
      return canaries
        .filter((canary) => rows.some(({ row }) => hasWord(row, canary)))
        .map((canary) => `${name}: ${canary}`);
    }),
  );
  return found.flat();
}

/** In plain text, or in the hexadecimal digits of bytes. */
function hasWord(text: string, word: string): boolean {
  const inHex = Buffer.from(word).toString('hex');
  return text.toLowerCase().includes(word) || text.includes(inHex);
}

let id: number;
let movedId: number;

test('nothing that is confided is in the database, a backup or the log in plain words', async () => {
  id = await make('team');
  await everythingAbout(id);
  await note(id);
  const edited = { ...words, title: 'A zebraedit', category: 'health' };
  await send(ruth, 'PUT', `/api/prayers/${id}`, edited);
  movedId = await make('public', { ...words, title: 'A zebramoved' });
  await everythingAbout(movedId);
  expect((await findInDatabase()).length).toBeGreaterThan(5);
  await move(movedId, 'team');
  const answered = await make('team', { ...words, title: 'A zebraearlier' });
  await send(ruth, 'POST', `/api/prayers/${answered}/testimonial`, {
    title: 'A zebratestimonytitle',
    testimony: 'It became a zebratestimony among us all.',
  });
  expect(await findInDatabase()).toEqual([]);

  const file = path.join(mkdtempSync(path.join(tmpdir(), 'prayer-wall-confided-')), 'wall.backup');
  const root = path.resolve(__dirname, '../../../..');
  const { status, stderr } = spawnSync(process.execPath, ['tools/backup/main.mjs', 'backup', file], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: site.services.config.databaseUrl },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, expect.any(String)]);
  const backup = gunzipSync(readFileSync(file)).toString();
  expect(backup).toContain('care_cases');
  expect(canaries.filter((canary) => hasWord(backup, canary))).toEqual([]);
  expect(logged.length).toBeGreaterThan(0);
  expect(canaries.filter((canary) => logged.some((line) => hasWord(line, canary)))).toEqual([]);
});

test('a canary in a prayer for everybody is found, which proves that a leak would be found', async () => {
  const open = await make('public', { ...words, title: 'An open zebratitle' });
  expect(await findInDatabase()).toEqual(
    expect.arrayContaining(['prayers: zebratitle', 'prayer_search: zebratitle', 'prayers: zebra-mail']),
  );
  await move(open, 'team');
  expect(await findInDatabase()).toEqual([]);
});

test('those for whom it was written read all of it in plain words', async () => {
  for (const as of [ruth, naomi, admin]) {
    const detail = await send(as, 'GET', `/api/prayers/${movedId}`);
    expect(detail).toMatchObject({
      ...{ title: 'A zebramoved', description: words.description, user: { name: 'Zebraname' } },
      updates: [{ content: 'A zebraupdate' }],
      comments: [{ content: 'A zebracomment', authorName: 'Zebracommenter' }],
    });
  }
  const { prayers } = await send(ruth, 'GET', '/api/prayers');
  expect(prayers.map(({ title }: { title: string }) => title)).toEqual(
    expect.arrayContaining(['A zebraedit', 'A zebramoved']),
  );
  const { teamPrayers } = await ask(
    naomi,
    '{ teamPrayers { prayer { id title description } notes { content } } }',
  );
  expect(teamPrayers).toContainEqual({
    prayer: { id, title: 'A zebraedit', description: words.description },
    notes: [{ content: 'A zebranote' }],
  });
  const { notifications } = await ask(ruth, '{ notifications { notifications { body } } }');
  expect(notifications.notifications).toEqual(
    expect.arrayContaining([{ body: 'A zebratitle' }, { body: 'A zebramoved' }]),
  );
  const [testimony] = await send(naomi, 'GET', '/api/testimonials');
  expect(testimony).toMatchObject({
    title: 'A zebratestimonytitle',
    testimony: expect.stringContaining('zebratestimony'),
  });
  expect(JSON.stringify(await send(naomi, 'GET', '/api/reminders'))).toContain('A zebramoved');
  const listed = await send(admin, 'GET', '/api/admin/prayers');
  expect(JSON.stringify(listed)).toContain('A zebraedit');
  const own = JSON.stringify(await send(ruth, 'GET', '/api/my-data'));
  for (const part of ['zebraedit', 'Zebraname', 'zebra-mail', 'zebraupdate', 'zebratestimony'])
    expect(own).toContain(part);
  expect(JSON.stringify(await send(naomi, 'GET', '/api/my-data'))).toContain('zebracomment');
  await ask(admin, `mutation { report(kind: prayer, targetId: ${movedId}, reason: "Please look") }`);
  const { moderationQueue } = await ask(admin, '{ moderationQueue { title content } }');
  expect(moderationQueue).toEqual([{ title: 'A zebramoved', content: words.description }]);
});

test('mails name the prayer, and the outbox does not', async () => {
  await deliverMail(site.services, chooseTransport(site.services.config), () => false);
  const texts = mails.mails.map(({ text }) => text ?? '').join('\n');
  for (const title of ['A zebratitle', 'A zebramoved']) expect(texts).toContain(title);
  expect(texts).not.toContain('sealed1');
});

test('opened to others it is in plain words and in the search; notes stay encrypted', async () => {
  await note(movedId);
  await move(movedId, 'public');
  const found = await findInDatabase();
  expect(found).toEqual(
    expect.arrayContaining(['prayers: zebramoved', 'prayer_updates: zebraupdate', 'comments: zebracomment']),
  );
  expect(found).not.toContain('care_notes: zebranote');
  const { body } = await gateway.rest('GET', '/api/prayers?search=zebramoved');
  expect(body.prayers.map((prayer: { id: number }) => prayer.id)).toEqual([movedId]);
  const [{ words: lexemes }] = await site.sql<[{ words: number }]>`
    select count(*)::integer as words from lexemes where word like 'sealed%' or ndoc < 0 or ndoc_members < 0`;
  expect(lexemes).toBe(0);
  await move(movedId, 'team');
  expect(await findInDatabase()).toEqual([]);
});

test('a comment and an update that are written while a prayer is confided are encrypted too', async () => {
  const open = await make('public');
  const comment = await send(naomi, 'POST', `/api/prayers/${open}/comments`, { content: 'First' });
  await Promise.all([
    move(open, 'team'),
    send(naomi, 'POST', `/api/prayers/${open}/comments`, { content: 'A zebracomment' }),
    send(naomi, 'PUT', `/api/comments/${comment.id}`, { content: 'Another zebracomment' }),
    send(ruth, 'POST', `/api/prayers/${open}/updates`, { content: 'A zebraupdate' }),
  ]);
  expect(await findInDatabase()).toEqual([]);
});

test('what is withdrawn while it is opened to others stays encrypted', async () => {
  const withdrawn = await make('team');
  const lock = await site.sql.reserve();
  try {
    await lock`begin`;
    await lock`update prayers set status = 'removed' where id = ${withdrawn}`;
    const moved = gateway.graphql(
      `mutation { setPrayerVisibility(prayerId: ${withdrawn}, visibility: public) { title } }`,
      {},
      { as: ruth },
    );
    await eventually(
      async () =>
        (await site.sql`select from pg_locks where not granted and locktype = 'transactionid'`).length > 0,
    );
    await lock`commit`;
    expect((await moved).body.errors[0].extensions.code).toBe('NOT_FOUND');
  } finally {
    lock.release();
  }
  expect(await findInDatabase()).toEqual([]);
});

test('what somebody copies elsewhere in the database is not decrypted there', async () => {
  await site.sql`
    update prayers
    set title = (select title from prayers where id = ${movedId})
    where id = ${id}`;
  const copied = await send(ruth, 'GET', `/api/prayers/${id}`);
  expect(copied.title).toMatch(/^sealed1\./);
  const [{ title }] = await site.sql<[{ title: string }]>`select title from prayers where id = ${movedId}`;
  const posted = await make('public', { ...prayerForm, description: title.slice(0, 500) });
  expect((await send(naomi, 'GET', `/api/prayers/${posted}`)).description).toBe(title.slice(0, 500));
  await site.sql`update prayers set title = replace(title, ${`.title.${movedId}.`}, ${`.title.${id}.`}) where id = ${id}`;
  expect((await send(ruth, 'GET', `/api/prayers/${id}`)).title).toBe(unreadable);
  await send(ruth, 'PUT', `/api/prayers/${id}`, words);
  await send(ruth, 'DELETE', `/api/prayers/${posted}`);
});

test('a repeated key answers the first response, which is stored encrypted', async () => {
  const body = { ...words, visibility: 'team' };
  const headers = { 'Idempotency-Key': 'once' };
  const first = await send(ruth, 'POST', '/api/prayers', body, headers);
  expect(await send(ruth, 'POST', '/api/prayers', body, headers)).toEqual(first);
  expect(first.title).toBe('A zebratitle');
});

test('what is confided from before there was a key is encrypted by the job, once', async () => {
  await site.sql`
    with old as (
      update prayers
      set title = 'A zebratitle', description = 'An old zebradescription'
      where id = ${id}
      returning id
    ), notes as (
      update care_notes set content = 'An old zebranote' where prayer_id = ${id}
    ), told as (
      update notifications set body = 'A zebratitle' where about_kind = 'prayer' and about_id = ${id}
    )
    update idempotent_responses set response = '{"title":"A zebratitle"}'`;
  expect(await findInDatabase()).not.toEqual([]);
  await sealPlain(site.services, () => false);
  expect(await findInDatabase()).toEqual([]);
  const before = await site.sql`select id, title from prayers order by id`;
  await sealPlain(site.services, () => false);
  expect(await site.sql`select id, title from prayers order by id`).toEqual(before);
  expect((await send(naomi, 'GET', `/api/prayers/${id}`)).title).toBe('A zebratitle');
});

test('a new key replaces the old one beside the running site, and can then be taken away', async () => {
  const [old] = site.services.config.careKeys;
  const both = { careKeys: ['the new key, which has as many characters', old!] };
  expect(await rotateWords(site.sql, { careKeys: both.careKeys.slice(0, 1) })).toMatchObject({ rotated: 0 });
  const { rotated, left } = await rotateWords(site.sql, both);
  expect(rotated).toBeGreaterThan(20);
  expect([left, (await rotateWords(site.sql, both)).rotated]).toEqual([0, 0]);
  const [{ title }] = await site.sql<[{ title: string }]>`select title from prayers where id = ${id}`;
  const newest = { careKeys: both.careKeys.slice(0, 1) };
  expect(open(newest, 'title', id, title)).toBe('A zebratitle');
  expect(open(site.services.config, 'title', id, title)).toBe(unreadable);

  const log = pino({ level: 'silent' });
  const inProduction = (careKeys: string[]) => requireCareKeys(site.sql, { careKeys, production: true }, log);
  await inProduction(newest.careKeys);
  await expect(inProduction([old!])).rejects.toThrow('give that one as CARE_KEY_PREVIOUS');
  await expect(inProduction([])).rejects.toThrow('CARE_KEY: required');
  await requireCareKeys(site.sql, { careKeys: [], production: false }, log);
  await rotateWords(site.sql, { careKeys: both.careKeys.toReversed() });
  expect((await send(naomi, 'GET', `/api/prayers/${id}`)).title).toBe('A zebratitle');
});

test('without a key nothing is confided to the team, and the rest goes on', async () => {
  const plain = await openTestSite({ careKeys: [] });
  const calls = await plain.gateway();
  const as = await plain.aMember();
  const post = (visibility: string) =>
    calls.rest('POST', '/api/prayers', { as, body: { ...words, visibility } });
  const { body } = await post('members');
  const message = 'Nothing can be confided to the prayer team here yet';
  for (const refused of [
    await post('team'),
    await calls.rest('PUT', `/api/prayers/${body.id}`, { as, body: { ...words, visibility: 'team' } }),
  ])
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ path: 'visibility', message, code: 'TEAM_CANNOT_BE_CHOSEN' }],
    ]);
  expect((await calls.rest('PUT', `/api/prayers/${body.id}`, { as, body: words })).status).toBe(200);
  await sealPlain(plain.services, () => false);
  await plain.close();
});

test('every character survives, and empty words stay empty', () => {
  const keys = { careKeys: ['a key of the tests that is long enough'] };
  for (const text of ['ελπίδα 🕊️ "quoted"', 'two\nlines', ' '])
    expect(open(keys, 'note', 7, seal(keys, 'note', 7, text))).toBe(text);
  expect([seal(keys, 'note', 7, ''), seal(keys, 'note', 7, null)]).toEqual(['', null]);
  expect(seal(keys, 'note', 7, 'twice')).not.toBe(seal(keys, 'note', 7, 'twice'));
});

test('the key is made once outside production, and named if it is too short', () => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'prayer-wall-keys-'));
  const given = { DATABASE_URL: 'postgres://wall@localhost/wall', DATA_DIR };
  const { careKeys } = readConfig(given);
  expect(careKeys).toEqual([expect.stringMatching(/^.{32,}$/)]);
  expect(readConfig(given).careKeys).toEqual(careKeys);
  const inProduction = { ...given, NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32) };
  expect(readConfig(inProduction).careKeys).toEqual([]);
  const keys = { CARE_KEY: 'n'.repeat(32), CARE_KEY_PREVIOUS: 'o'.repeat(32) };
  expect(readConfig({ ...inProduction, ...keys }).careKeys).toEqual(Object.values(keys));
  for (const wrong of [{ CARE_KEY: 'short' }, { CARE_KEY_PREVIOUS: 'o'.repeat(32) }])
    expect(() => readConfig({ ...given, ...wrong })).toThrow(ConfigError);
});
