import * as fc from 'fast-check';
import { anyCharacter } from '../../testing/fuzz/anyCharacter';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { readLines } from './readLines';

let site: TestSite;
let gateway: TestGateway;
let admin: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  admin = await site.aMember({ email: 'admin@example.org' });
});
beforeEach(() => site.sql`delete from prayers`);
afterAll(() => site.close());

const header = 'title,description,category,isAnonymous,name,createdAt';
const words = 'Please pray that the rain comes soon.';

interface Sent {
  dryRun?: boolean | string;
  headers?: Record<string, string>;
  as?: ActingMember | null;
}

function send(body: string, { dryRun = false, headers = {}, as = admin }: Sent = {}) {
  return gateway.rest('POST', `/api/admin/import?dryRun=${dryRun}`, {
    as,
    body,
    headers: { 'content-type': 'text/csv', ...headers },
  });
}

const file = (...lines: string[]) => [header, ...lines].join('\n');

const stored = () => site.sql`
  select title, description, category, is_anonymous, typed_name, typed_email, author_id, status, created_at
  from prayers
  order by id`;

test('each valid line becomes a prayer of nobody’s account, with its time', async () => {
  const { status, body } = await send(
    file(
      `For rain,${words},general,false,Ruth Moab,2024-05-31T09:30:00Z`,
      `For peace,${words},,true,Naomi,2023-01-02`,
    ),
  );
  expect(status).toBe(200);
  expect(body).toEqual({
    dryRun: false,
    created: 2,
    skipped: 0,
    failed: 0,
    lines: [
      { line: 2, action: 'create', message: 'A new prayer' },
      { line: 3, action: 'create', message: 'A new prayer' },
    ],
  });
  expect(await stored()).toMatchObject([
    {
      ...{ title: 'For rain', typed_name: 'Ruth Moab', typed_email: '', author_id: null, status: 'active' },
      created_at: new Date('2024-05-31T09:30:00Z'),
    },
    // A name that nobody may see is not stored.
    { typed_name: '', is_anonymous: true, created_at: new Date('2023-01-02T00:00:00Z') },
  ]);
  const { body: page } = await gateway.rest('GET', '/api/prayers');
  expect(
    page.prayers.map(({ user, isOwner }: { user: unknown; isOwner: boolean }) => [user, isOwner]),
  ).toEqual([
    [{ firstName: null, lastName: null, name: 'Ruth Moab', profileImageUrl: null }, false],
    [null, false],
  ]);
  expect((await gateway.rest('GET', '/api/stats')).body.totalPrayers).toBe(2);
});

test('a dry run says the same and makes nothing', async () => {
  const text = file(`For rain,${words},general,false,Ruth,`, `,${words},general,false,Ruth,`);
  const dry = await send(text, { dryRun: true });
  expect(await stored()).toEqual([]);
  expect((await send(text)).body).toEqual({ ...dry.body, dryRun: false });
  expect(await stored()).toHaveLength(1);
});

test.each([
  [`,${words},general,false,Ruth,`, 'Title is required'],
  [`${'x'.repeat(101)},${words},general,false,Ruth,`, 'Title too long'],
  ['For rain,Too short,general,false,Ruth,', 'Description must be at least 10 characters'],
  [`For rain,${'x'.repeat(501)},general,false,Ruth,`, 'Description too long'],
  [`For rain,${words},weather,false,Ruth,`, 'Please choose a category'],
  [`For rain,${words},general,perhaps,Ruth,`, 'isAnonymous must be true or false'],
  [`For rain,${words},general,false,,`, 'Name is required'],
  [`For rain,${words},general,false,${'x'.repeat(101)},`, 'Name too long'],
  [
    `For rain,${words},general,false,Ruth,yesterday`,
    'createdAt must be a date or an instant, such as 2024-05-31 or 2024-05-31T09:30:00Z',
  ],
  [`For rain,${words},general,false,Ruth,1999-12-31`, 'Please choose a date from 2000 to 2100'],
  [`For rain,${words},general,false,Ruth,2099-12-31`, 'createdAt must not be in the future'],
  [`For rain\0,${words},general,false,Ruth,`, 'This text contains a character that cannot be stored'],
  [`For rain,${words}`, 'The line has 2 columns instead of 6'],
  [`,short,general,false,Ruth,`, 'Title is required; Description must be at least 10 characters'],
])('%j is refused, and the lines around it are made', async (line, message) => {
  const good = [`First,${words},health,true,,`, `Last,${words},health,true,,`];
  const { status, body } = await send(file(good[0]!, line, good[1]!));
  expect(status).toBe(200);
  expect(body).toMatchObject({ created: 2, failed: 1 });
  expect(body.lines[1]).toEqual({ line: 3, action: 'error', message });
  expect((await stored()).map(({ title }) => title)).toEqual(['First', 'Last']);
});

test('the same title and description is the same prayer: in the file, on the site, hidden or withdrawn', async () => {
  const text = file(
    `For rain,${words},general,false,Ruth,2024-05-31`,
    `For rain,${words},health,true,,`,
    `Gone,${words},health,true,,`,
  );
  expect((await send(text)).body).toMatchObject({ created: 2, skipped: 1 });
  await site.sql`update prayers set status = 'removed' where title = 'Gone'`;
  const again = await send(text);
  expect(again.body).toMatchObject({ created: 0, skipped: 3, failed: 0 });
  expect(again.body.lines.map(({ message }: { message: string }) => message)).toEqual([
    'This prayer is there already',
    'The same prayer as on line 2',
    'This prayer is there already',
  ]);
  expect(await stored()).toHaveLength(2);
});

test('imports at once make nothing twice', async () => {
  const text = file(...Array.from({ length: 250 }, (_, n) => `Prayer ${n},${words},general,true,,`));
  const responses = await Promise.all([send(text), send(text), send(text)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(responses.reduce((sum, { body }) => sum + body.created, 0)).toBe(250);
  expect(await stored()).toHaveLength(250);
});

test('an Idempotency-Key returns the first result again; with another file it is refused', async () => {
  const headers = { 'idempotency-key': 'one import' };
  const text = file(`For rain,${words},general,true,,`);
  const first = await send(text, { headers });
  expect(first.body).toMatchObject({ created: 1 });
  expect((await send(text, { headers })).body).toEqual(first.body);
  expect((await send(file(`For sun,${words},general,true,,`), { headers })).status).toBe(422);
  expect((await send(text, { dryRun: true, headers })).body).toMatchObject({ dryRun: true, skipped: 1 });
});

test('quotes, line breaks inside a cell, CRLF, a byte order mark and empty lines are read', async () => {
  const rows = [
    header,
    `"For ""rain"", soon","Dear God,\r\nplease let it rain.",general,TRUE,,`,
    '',
    `Second,He said "let it rain" to us,general,yes,,`,
    ',,,,,',
    `,${words},general,true,,`,
  ];
  const { body } = await send(`\ufeff${rows.join('\r\n')}\r\n\r\n`);
  expect(body.lines).toMatchObject([
    { line: 2, action: 'create' },
    { line: 5, action: 'create' },
    { line: 7, action: 'error' },
  ]);
  expect(await stored()).toMatchObject([
    { title: 'For "rain", soon', description: 'Dear God,\r\nplease let it rain.' },
    { description: 'He said "let it rain" to us' },
  ]);
});

test.each([';', '\t'])(
  'columns separated by %j, in another order, with others between, are read',
  async (sign) => {
    const rows = [
      ['Description', 'id', 'TITLE'],
      [words, '7', 'For rain, soon'],
    ];
    const { body } = await send(rows.map((row) => row.join(sign)).join('\n'));
    expect(body.lines).toEqual([{ line: 2, action: 'error', message: 'Name is required' }]);
    const anonymous = rows.map((row, index) => [...row, index ? 'true' : 'isAnonymous'].join(sign));
    expect((await send(anonymous.join('\n'))).body).toMatchObject({ created: 1 });
  },
);

test('the guard of a formula is taken off', async () => {
  await send(file(`'=For rain,'-${words},general,true,,`));
  expect(await stored()).toMatchObject([{ title: '=For rain', description: `-${words}` }]);
});

test('columns are known in any spelling of their names, and unknown ones are ignored', async () => {
  const { body } = await send(
    `Title,DESCRIPTION,is_anonymous,name,Created at,colour\nFor rain,${words},true,Ruth,2024-03-01T00:00:00Z,red`,
  );
  expect(body).toMatchObject({ created: 1, failed: 0 });
  expect(await stored()).toMatchObject([{ title: 'For rain', is_anonymous: true, typed_name: '' }]);
});

test('a misspelt parameter imports nothing', async () => {
  const { status, body } = await gateway.rest('POST', '/api/admin/import?dryrun=true', {
    as: admin,
    body: file(`For rain,${words},general,true,,`),
    headers: { 'content-type': 'text/csv' },
  });
  expect([status, body.message, body.code]).toEqual([
    400,
    'The parameter dryrun is unknown',
    'PARAMETER_UNKNOWN',
  ]);
  expect(await stored()).toEqual([]);
});

test('errors are in the response also where it has not all lines, in the order of the file', async () => {
  const good = Array.from({ length: 25_000 }, () => `For rain,${words},general,true,,`);
  const { body } = await send(file(...good, `,${words},general,true,,`), { dryRun: true });
  expect(body).toMatchObject({ created: 1, skipped: 24_999, failed: 1 });
  expect(body.lines.length).toBeLessThan(25_001);
  expect(body.lines.slice(0, 2).map(({ line }: { line: number }) => line)).toEqual([2, 3]);
  expect(body.lines.at(-1)).toEqual({ line: 25_002, action: 'error', message: 'Title is required' });
});

test('while records are read, other requests get their turn, also if the records are empty', async () => {
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  expect(await readLines(`title,description\n${',\n'.repeat(20_000)}For rain,${words}`)).toMatchObject([
    { line: 20_002 },
  ]);
  clearImmediate(next);
  expect(turns).toBeGreaterThan(50);
});

test.each([
  ['nothing', ''],
  ['no header', `For rain,${words}`],
  ['a header without a title', `name,description\nRuth,${words}`],
  ['a column that is there twice', `title,title,description\na,b,${words}`],
  ['a quotation mark that is never closed', `${header}\n"For rain,${words}`],
  ['too many lines', `${header}\n${'a\n'.repeat(40_001)}`],
  ['too many empty lines', `title,description\n${',\n'.repeat(80_001)}`],
  ['a picture', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
])('%s is 400', async (_, text) => {
  expect((await send(text)).status).toBe(400);
});

test('other encodings, types and sizes are refused with their own status', async () => {
  const raw = (body: BodyInit, type = 'text/csv') =>
    fetch(`${gateway.url}/api/admin/import`, {
      method: 'POST',
      headers: { cookie: `pw_session=${admin.session}`, 'content-type': type },
      body,
    });
  const latin1 = await raw(Buffer.from(file(`Für Regen,${words},general,true,,`), 'latin1'));
  expect([latin1.status, await latin1.json()]).toEqual([
    400,
    { message: 'The file is not UTF-8. Please save it as CSV in UTF-8.', code: 'FILE_NOT_UTF' },
  ]);
  expect((await raw(file(), 'application/json')).status).toBe(415);
  expect((await raw(file(), 'text/csv; charset=iso-8859-1')).status).toBe(415);
  expect((await raw(file(), 'text/csv; charset=UTF-8')).status).toBe(200);
  expect((await raw(Buffer.alloc(10 * 1024 * 1024 + 1, 'x'))).status).toBe(413);
  expect((await send(file(), { dryRun: 'perhaps' })).status).toBe(400);
});

test('who may not import is refused before the file is read', async () => {
  const large = 'x'.repeat(11_000_000);
  expect((await send(large, { as: null })).status).toBe(401);
  expect((await send(large, { as: await site.aMember() })).status).toBe(403);
});

test('an import notifies nobody, is in the log, and leaves what speaks of self-harm to the moderators', async () => {
  await site.sql`delete from live_changes`;
  await send(
    file(`For help,I want to kill myself and nobody knows.,general,true,,`, `Rain,${words},general,true,,`),
  );
  expect(await site.sql`select from notifications`).toHaveLength(0);
  expect(await site.sql`select topic from live_changes where topic <> 'stats'`).toEqual([]);
  expect(
    await site.sql`
      select needs_care, prayers.title
      from moderation_cases
      join prayers on prayers.id = target_id`,
  ).toEqual([{ needs_care: true, title: 'For help' }]);
  expect(
    await site.sql`select actor_id, subject from audit_log where action = 'import_prayers' order by id desc limit 1`,
  ).toEqual([{ actor_id: admin.id, subject: '2 prayers' }]);
  // The connection is an ordinary one again.
  await gateway.rest('POST', '/api/prayers', {
    as: admin,
    body: { name: 'Ruth', email: 'ruth@example.org', title: 'For sun', description: words },
  });
  expect(await site.sql`select from live_changes where topic = 'new_prayer'`).toHaveLength(1);
});

test('the number of statements grows with hundreds of lines, not with lines', async () => {
  const text = file(...Array.from({ length: 300 }, (_, n) => `Prayer ${n},${words},general,true,,`));
  site.statements();
  await send(text);
  expect(site.statements().length).toBeLessThan(20);
});

test('no file is a fault', async () => {
  const cell = fc.oneof(
    fc.constantFrom(words, 'For rain', '', '"', "'=1", '\0', '\ud800', '2024-05-31', 'true', 'health'),
    fc.string({ unit: anyCharacter }),
  );
  const text = fc
    .tuple(
      fc.constantFrom(header, 'title,description', '', 'title;description', '\ufeffTITLE\tDESCRIPTION'),
      fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 6 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.constantFrom(',', ';', '\t'),
    )
    .map(([first, rows, end, sign]) => [first, ...rows.map((row) => row.join(sign))].join(end));
  await fc.assert(
    fc.asyncProperty(text, async (body) => {
      const { status, body: result } = await send(body || ' ');
      expect([200, 400]).toContain(status);
      const counted = status === 200 ? result.created + result.skipped + result.failed : 0;
      expect(counted).toBe(result.lines?.length ?? 0);
    }),
    { numRuns: 150 },
  );
}, 30_000);
