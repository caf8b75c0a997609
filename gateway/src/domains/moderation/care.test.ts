import { submitPrayer } from '../prayers/prayers';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { prayerForm } from '../../testing/prayerForms';

let site: TestSite;
let gateway: TestGateway;
let admin: ActingMember;
let ruth: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  admin = await site.aMember({ email: 'admin@example.org', firstName: 'Deborah', lastName: 'Judge' });
});
beforeEach(async () => {
  ruth = await site.aMember({ firstName: 'Ruth', lastName: 'Canarymoab', name: 'Ruth Canarymoab' });
});
afterAll(() => site.close());

const despair = { ...prayerForm, description: 'I do not want to live anymore, please pray.' };
const aPrayer = (given: object = despair) => submitPrayer(ruth.context, { ...prayerForm, ...given });

async function call(
  field: string,
  { as = admin, key = '' }: { as?: ActingMember | null; key?: string } = {},
) {
  const { body } = await gateway.graphql(
    `mutation { ${field} }`,
    {},
    { as, headers: key ? { 'idempotency-key': key } : {} },
  );
  return body.errors?.[0].extensions.code ?? body.data;
}

const write = (id: number, message = 'You are not alone.', options = {}) =>
  call(
    `writeToAuthor(kind: prayer, targetId: ${id}, message: ${JSON.stringify(message)}) { id createdAt }`,
    options,
  );
const lookAfter = (id: number, options = {}) => call(`lookAfter(kind: prayer, targetId: ${id})`, options);
const reopen = (id: number, options = {}) => call(`reopenCare(kind: prayer, targetId: ${id})`, options);

async function caseOf(id: number) {
  const { body } = await gateway.graphql(
    '{ moderationQueue { targetId kind needsCare reportCount writtenAt writtenBy authorName } }',
    {},
    { as: admin },
  );
  return body.data.moderationQueue.find(
    (one: { kind: string; targetId: number }) => one.kind === 'prayer' && one.targetId === id,
  );
}

const messagesTo = (member: ActingMember) => site.sql<{ title: string; body: string; link: string }[]>`
  select title, body, link
  from notifications
  where member_id = ${member.id} and title like '%moderators have written%'
  order by id`;

const logOf = (id: number) => site.sql<{ action: string; reason: string | null }[]>`
  select action, reason from audit_log where subject = ${`prayer ${id}`} order by id`;

test('a moderator writes to the author of a text that mentions self-harm, who can answer by mail', async () => {
  const { id } = await aPrayer();
  expect(await write(id, ' You are not alone.\nShall we talk? ')).toEqual({
    writeToAuthor: { id: expect.any(Number), createdAt: expect.any(String) },
  });
  expect(await messagesTo(ruth)).toEqual([
    {
      title: 'Your prayer: the moderators have written to you',
      body: `You are not alone.\nShall we talk?\n\nIf you would like to answer, write to ${site.services.config.prayersMailbox}.`,
      link: `/prayer/${id}`,
    },
  ]);
  expect(await caseOf(id)).toMatchObject({
    needsCare: true,
    writtenAt: expect.any(String),
    writtenBy: 'Deborah Judge',
  });
});

test('the log has who wrote when, and not the words', async () => {
  const { id } = await aPrayer();
  await write(id, 'You are not alone, Orpah.');
  expect(await logOf(id)).toEqual([{ action: 'write_to_author', reason: null }]);
});

test('an anonymous author gets the message and stays unknown, also when the account is gone', async () => {
  const { id } = await aPrayer({ ...despair, name: 'Ruth Canarymoab', isAnonymous: true });
  const sent = await write(id);
  expect(sent).toEqual({ writeToAuthor: { id: expect.any(Number), createdAt: expect.any(String) } });
  expect(await messagesTo(ruth)).toHaveLength(1);
  expect(await caseOf(id)).toMatchObject({ authorName: null });
  expect(JSON.stringify([sent, await caseOf(id), await logOf(id)])).not.toMatch(/Ruth|Canarymoab/);

  await site.sql`select delete_account(${ruth.id}, true)`;
  expect(await write(id)).toEqual({
    writeToAuthor: { id: expect.any(Number), createdAt: expect.any(String) },
  });
});

test('a retried message is sent and logged once', async () => {
  const { id } = await aPrayer();
  const sent = await Promise.all([
    write(id, undefined, { key: `once-${id}` }),
    write(id, undefined, { key: `once-${id}` }),
  ]);
  expect(sent[0]).toEqual(sent[1]);
  expect(await write(id, undefined, { key: `once-${id}` })).toEqual(sent[0]);
  expect(await messagesTo(ruth)).toHaveLength(1);
  expect(await logOf(id)).toHaveLength(1);
});

test.each([
  ['blank', '  ', 'BAD_USER_INPUT'],
  ['too short', 'Courage!', 'BAD_USER_INPUT'],
  ['as short as allowed', 'We pray ok', null],
  ['as long as allowed', 'x'.repeat(2000), null],
  ['too long', 'x'.repeat(2001), 'BAD_USER_INPUT'],
])('a message that is %s', async (_, message, code) => {
  const { id } = await aPrayer();
  const response = await write(id, message);
  expect(typeof response === 'string' ? response : null).toBe(code);
});

test('a text that does not mention self-harm gets no message, and nothing is logged', async () => {
  const { id } = await aPrayer({});
  expect(await write(id)).toBe('CONFLICT');
  expect(await messagesTo(ruth)).toEqual([]);
  expect(await logOf(id)).toEqual([]);
});

test('a text that was looked after leaves the queue, and comes back when that is undone; both are logged once', async () => {
  const { id } = await aPrayer();
  for (const _ of ['first', 'again']) expect(await lookAfter(id)).toEqual({ lookAfter: true });
  expect(await caseOf(id)).toBeUndefined();
  expect((await gateway.rest('GET', `/api/prayers/${id}`)).status).toBe(200);
  expect(await write(id)).toMatchObject({ writeToAuthor: {} });
  for (const _ of ['first', 'again']) expect(await reopen(id)).toEqual({ reopenCare: true });
  expect(await caseOf(id)).toMatchObject({ needsCare: true });
  expect((await logOf(id)).map(({ action }) => action)).toEqual([
    'look_after',
    'write_to_author',
    'reopen_care',
  ]);
});

test('words that an edit adds alert the moderators too, once', async () => {
  const { id } = await aPrayer(prayerForm);
  const content = { content: 'Courage' };
  const comment = (await gateway.rest('POST', `/api/prayers/${id}/comments`, { as: ruth, body: content }))
    .body.id;
  const alerts = () =>
    site.sql`select from notifications where member_id = ${admin.id} and title like '%self-harm%'`;
  const before = (await alerts()).length;
  const edit = async (words: string) => {
    const form = { ...prayerForm, description: words };
    const prayer = await gateway.rest('PUT', `/api/prayers/${id}`, { as: ruth, body: form });
    const edited = await gateway.rest('PUT', `/api/comments/${comment}`, {
      as: ruth,
      body: { content: words },
    });
    expect([prayer.status, edited.status]).toEqual([200, 200]);
    const waiting = await site.sql<{ kind: string }[]>`
      select kind
      from moderation_cases
      where needs_care and (kind, target_id) in (('prayer', ${id}::integer), ('comment', ${comment}::integer))
      order by kind`;
    return waiting.map(({ kind }) => kind);
  };
  expect(await edit('The fields are dry.')).toEqual([]);
  expect(await edit(despair.description)).toEqual(['comment', 'prayer']);
  expect(await alerts()).toHaveLength(before + 2);
  await lookAfter(id);
  expect(await edit(`${despair.description} Thank you.`)).toEqual(['comment']);
  expect(await edit('The fields are dry.')).toEqual(['comment']);
  expect(await edit(despair.description)).toEqual(['comment', 'prayer']);
});

test('the reports of a text that was looked after stay open', async () => {
  const { id } = await aPrayer();
  const boaz = await site.aMember();
  await call(`report(kind: prayer, targetId: ${id}, reason: "Please help")`, { as: boaz });
  await lookAfter(id);
  expect(await caseOf(id)).toMatchObject({ needsCare: false, reportCount: 1 });
});

test('a text that nobody had to look after cannot be reopened', async () => {
  const { id } = await aPrayer({});
  expect(await reopen(id)).toEqual({ reopenCare: true });
  expect(await caseOf(id)).toBeUndefined();
  expect(await logOf(id)).toEqual([]);
});

test.each([
  ['writeToAuthor', (id: number, options: object) => write(id, undefined, options)],
  ['lookAfter', lookAfter],
  ['reopenCare', reopen],
] as const)('%s is for site administrators only', async (_, act) => {
  const { id } = await aPrayer();
  expect(await act(id, { as: null })).toBe('UNAUTHENTICATED');
  expect(await act(id, { as: ruth })).toBe('FORBIDDEN');
  expect(await act(999_999, { as: admin })).toBe('NOT_FOUND');
});

describe('why a text is hidden', () => {
  const hidden = async (id: number, as: ActingMember | null = admin) => {
    const { body } = await gateway.graphql(
      `{ hiddenText(kind: prayer, targetId: ${id}) { isByModerator reasons actorName hiddenAt isAnonymous } }`,
      {},
      { as },
    );
    return body.errors?.[0].extensions.code ?? body.data.hiddenText;
  };
  const decide = (name: string, id: number, reason: string) =>
    call(`${name}(kind: prayer, targetId: ${id}, reason: "${reason}")`);

  test('is the newest reason of a moderator, with their name', async () => {
    const { id } = await aPrayer({});
    expect(await hidden(id)).toBeNull();
    await decide('hideText', id, 'Spam');
    await decide('hideText', id, 'Names somebody');
    expect(await hidden(id)).toEqual({
      isByModerator: true,
      reasons: ['Names somebody'],
      actorName: 'Deborah Judge',
      hiddenAt: expect.any(String),
      isAnonymous: false,
    });
    await decide('restoreText', id, 'It was fine');
    expect(await hidden(id)).toBeNull();
  });

  test('is what was reported, while reports alone hide it', async () => {
    const { id } = await aPrayer({ isAnonymous: true });
    for (const reason of ['Unkind', 'Spam', 'Not a prayer'])
      await call(`report(kind: prayer, targetId: ${id}, reason: "${reason}")`, { as: await site.aMember() });
    expect(await hidden(id)).toEqual({
      isByModerator: false,
      reasons: ['Not a prayer', 'Spam', 'Unkind'],
      actorName: null,
      hiddenAt: null,
      isAnonymous: true,
    });
  });

  test('is for site administrators only', async () => {
    const { id } = await aPrayer({});
    await decide('hideText', id, 'Spam');
    expect([await hidden(id, null), await hidden(id, ruth)]).toEqual(['UNAUTHENTICATED', 'FORBIDDEN']);
  });
});
