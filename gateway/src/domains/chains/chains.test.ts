import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { createChain, giveBackSlot, joinChain, listChains, requireChain } from './chains';
import { deleteInvitedAddresses } from './invitationsSql';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;
let boaz: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  ruth = await site.aMember({ firstName: 'Ruth', lastName: 'Moab' });
  boaz = await site.aMember({ firstName: 'Boaz', lastName: 'Bethlehem', email: 'boaz@example.org' });
});
afterAll(() => site.close());

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

const form = (given: object = {}) => ({
  title: 'A night for the sick',
  description: 'Hour by hour.',
  startTime: hours(1),
  endTime: hours(25),
  slotDuration: 60,
  ...given,
});

const live = { startTime: hours(-1), endTime: hours(23) };
const ended = { startTime: hours(-49), endTime: hours(-1) };

const post = (as: ActingMember | null, body: unknown) =>
  gateway.rest('POST', '/api/prayer-chains', { as, body });
const join = (id: unknown, as: ActingMember | null, body: unknown) =>
  gateway.rest('POST', `/api/prayer-chains/${String(id)}/join`, { as, body });

test('a chain is created and listed; both APIs return the same', async () => {
  const { status, body } = await post(ruth, form());
  expect(status).toBe(201);
  expect(body).toMatchObject({
    title: 'A night for the sick',
    description: 'Hour by hour.',
    timeZone: 'UTC',
    visibility: 'public',
    createdByUser: { firstName: 'Ruth', lastName: 'Moab' },
    slots: [],
    inviteEmails: [],
  });
  const list = await gateway.rest('GET', '/api/prayer-chains');
  expect(list.body).toContainEqual({ ...body, isCreator: false, inviteEmails: null, selectedGroups: null });
  const graphql = await gateway.graphql(
    '{ prayerChains { id title description startTime endTime timeZone visibility slotDuration isCreator inviteEmails slots { hourSlot isMine user { firstName } } createdByUser { firstName } } }',
    {},
    { as: ruth },
  );
  expect(graphql.body.data.prayerChains).toContainEqual(
    expect.objectContaining({ id: body.id, isCreator: true, inviteEmails: [] }),
  );
});

test.each([
  [{ title: ' ' }, 'title', 'Title is required'],
  [{ startTime: undefined }, 'startTime', 'Start date is required'],
  [{ startTime: 'tomorrow' }, 'startTime', 'Start date is required'],
  [{ endTime: undefined }, 'duration', 'Duration must be at least 1 day'],
  [{ endTime: hours(1) }, 'duration', 'Duration must be at least 1 day'],
  [{ endTime: hours(-3) }, 'duration', 'Duration must be at least 1 day'],
  [
    { startTime: '2026-06-01T00:00:00Z', endTime: '2026-06-09T00:00:00Z' },
    'duration',
    'Duration cannot exceed 7 days',
  ],
  [
    { startTime: '2026-06-01T00:00:00Z', endTime: '2026-06-02T05:00:00Z' },
    'duration',
    'Duration must be whole days',
  ],
  [{ slotDuration: 30 }, 'slotDuration', 'A slot lasts 60 minutes'],
  [{ visibility: 'secret' }, 'visibility', 'Please choose who can see this chain'],
  [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'Please choose a time zone'],
  [{ visibility: 'private', inviteEmails: ['x'] }, 'inviteEmails.0', 'Please enter a valid email address'],
  [
    { visibility: 'groups', selectedGroups: [999] },
    'selectedGroups',
    'Please choose groups that you belong to',
  ],
])('bad input %#: %p', async (given, path, message) => {
  const { status, body } = await post(ruth, form(given));
  expect({ status, body }).toMatchObject({ status: 400, body: { message, errors: [{ path, message }] } });
});

test.each([
  ['0000-01-01T00:00:00Z', '0000-01-02T00:00:00Z', 'startTime'],
  ['0001-01-01T00:00:00Z', '0001-01-02T00:00:00Z', 'startTime'],
  ['2101-01-01T00:00:00Z', '2101-01-02T00:00:00Z', 'startTime'],
  ['2026-11-22T00:00:00Z', '0000-01-01T00:00:00Z', 'endTime'],
  ['2026-11-22T00:00:00Z', '2026-11-23T00:00:29Z', 'duration'],
  ['2026-11-22T00:00:00Z', '2026-11-22T23:59:31Z', 'duration'],
])('a chain from %s to %s is refused at %s, over both APIs', async (startTime, endTime, path) => {
  const input = form({ startTime, endTime });
  expect(await post(ruth, input)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  const { body } = await gateway.graphql(
    'mutation ($input: PrayerChainInput!) { createChain(input: $input) { id } }',
    { input },
    { as: ruth },
  );
  expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', fieldErrors: [{ path }] } }]);
});

test('a day with a clock change may have an hour more or less', async () => {
  const zone = { timeZone: 'Europe/Berlin' };
  const spring = { ...zone, startTime: '2027-03-27T23:00:00Z', endTime: '2027-03-28T22:00:00Z' };
  const autumn = { ...zone, startTime: '2026-10-24T22:00:00Z', endTime: '2026-10-25T23:00:00Z' };
  const withoutMidnight = {
    timeZone: 'Africa/Cairo',
    startTime: '2027-04-29T22:00:00Z',
    endTime: '2027-04-30T21:00:00Z',
  };
  // From one in the morning until the next.
  const before = {
    timeZone: 'Africa/Cairo',
    startTime: '2027-04-28T23:00:00Z',
    endTime: '2027-04-29T22:00:00Z',
  };
  for (const given of [spring, autumn, withoutMidnight, before])
    expect((await post(ruth, form(given))).status).toBe(201);
  for (const given of [spring, withoutMidnight])
    expect((await post(ruth, form({ ...given, timeZone: 'UTC' }))).status).toBe(400);
});

test('an hour is covered, and covering it again changes nothing', async () => {
  const chain = await createChain(ruth.context, form());
  for (const _ of ['first', 'again']) {
    expect(await join(chain.id, boaz, { hourSlot: 5 })).toMatchObject({
      status: 200,
      body: { hourSlot: 5, isMine: true, user: { firstName: 'Boaz', lastName: 'Bethlehem' } },
    });
  }
  expect((await requireChain(ruth.context, chain.id)).slots).toMatchObject([{ hourSlot: 5, isMine: false }]);
  const taken = await gateway.graphql(
    'mutation ($id: Int!) { joinChain(chainId: $id, hourSlot: 5) { hourSlot } }',
    { id: chain.id },
    { as: ruth },
  );
  expect(taken.body.errors[0]).toMatchObject({
    message: 'This hour is already covered',
    extensions: { code: 'CONFLICT' },
  });
  expect(await join(chain.id, ruth, { hourSlot: 5 })).toMatchObject({ status: 409 });
});

test('refusals have the order of the contract', async () => {
  const chain = await createChain(ruth.context, form());
  const over = await createChain(ruth.context, form(ended));
  expect((await join('x', null, { hourSlot: 1 })).status).toBe(401);
  expect((await join('x', ruth, { hourSlot: 99 })).status).toBe(404);
  expect((await join(chain.id, ruth, { hourSlot: 24 })).status).toBe(400);
  expect((await join(chain.id, ruth, {})).status).toBe(400);
  expect(await join(over.id, ruth, { hourSlot: 3 })).toMatchObject({
    status: 409,
    body: { message: 'This prayer chain has ended' },
  });
  expect((await post(null, {})).status).toBe(401);
});

test('of fifty people who want one hour, one gets it', async () => {
  const chain = await createChain(ruth.context, form());
  const members = await Promise.all(Array.from({ length: 50 }, () => site.aMember()));
  const responses = await Promise.all(members.map((member) => join(chain.id, member, { hourSlot: 7 })));
  expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array.from({ length: 49 }, () => 409),
  ]);
});

test('a private chain exists only for invited members with a verified address', async () => {
  const chain = await createChain(
    ruth.context,
    form({ visibility: 'private', inviteEmails: ['Boaz@Example.org', 'orpah@example.org'] }),
  );
  const orpah = await site.aMember({ email: 'orpah@example.org', isVerified: false });
  const naomi = await site.aMember();
  for (const stranger of [null, orpah, naomi]) {
    const list = await gateway.rest('GET', '/api/prayer-chains', { as: stranger });
    expect(list.body.map(({ id }: { id: number }) => id)).not.toContain(chain.id);
  }
  expect((await join(chain.id, naomi, { hourSlot: 1 })).status).toBe(404);
  expect((await join(chain.id, orpah, { hourSlot: 1 })).status).toBe(404);
  expect((await join(chain.id, boaz, { hourSlot: 1 })).status).toBe(200);
  expect((await requireChain(boaz.context, chain.id)).inviteEmails).toBeNull();
  expect((await requireChain(ruth.context, chain.id)).inviteEmails).toEqual([
    'boaz@example.org',
    'orpah@example.org',
  ]);
  const [notifications] = await site.sql`
    select title, body from notifications where member_id = ${boaz.id} and kind = 'chain_invitation'`;
  expect(notifications).toEqual({ title: 'You are invited to a prayer chain', body: 'A night for the sick' });
});

test('people without an account are invited by mail, once; invitations have a daily limit', async () => {
  const naomi = await site.aMember({ firstName: 'Naomi', lastName: 'Elimelech' });
  const chain = await createChain(
    naomi.context,
    form({
      title: 'Quietly,\r\nBcc: all@example.org',
      visibility: 'private',
      inviteEmails: ['stranger@example.org', 'boaz@example.org'],
    }),
  );
  const invite = (emails: string[]) =>
    gateway.graphql(
      'mutation ($id: Int!, $emails: [String!]!) { inviteToChain(chainId: $id, emails: $emails) { inviteEmails } }',
      { id: chain.id, emails },
      { as: naomi },
    );
  await invite(['stranger@example.org']);
  const mails = await site.sql`
    select recipient::text, subject, props ->> 'inviter' as inviter from outbox where template = 'chain_invitation'
      and dedupe_key like ${`chain-invitation:${chain.id}:%`}`;
  expect(mails).toEqual([
    {
      recipient: 'stranger@example.org',
      subject: 'You are invited to a prayer chain',
      inviter: 'Naomi Elimelech',
    },
  ]);
  const many = (from: number) => Array.from({ length: 99 }, (_, index) => `s${from + index}@example.org`);
  await invite(many(0));
  await invite(many(99));
  expect((await invite(['one@example.org'])).body.errors[0].extensions.code).toBe('RATE_LIMITED');
});

test('public chains count in the statistics, private ones do not', async () => {
  const total = async () => (await gateway.rest('GET', '/api/stats')).body.totalPrayerChains as number;
  const before = await total();
  await createChain(ruth.context, form());
  await createChain(ruth.context, form({ visibility: 'private' }));
  expect(await total()).toBe(before + 1);
});

test('the chain’s creator is notified when an hour is taken and given back', async () => {
  const chain = await createChain(ruth.context, form());
  await joinChain(boaz.context, chain.id, { hourSlot: 9 });
  const answer = await gateway.graphql(
    'mutation ($id: Int!) { giveBackSlot(chainId: $id, hourSlot: 9) { id slots { hourSlot } } }',
    { id: chain.id },
    { as: boaz },
  );
  expect(answer.body.data.giveBackSlot).toEqual({ id: chain.id, slots: [] });
  const notifications = await site.sql<{ kind: string; body: string }[]>`
    select kind, body from notifications where member_id = ${ruth.id} order by id desc limit 2`;
  expect(notifications.map(({ kind, body }) => ({ kind, body }))).toEqual([
    { kind: 'slot_given_back', body: 'A night for the sick, 09:00' },
    { kind: 'slot_taken', body: 'A night for the sick, 09:00' },
  ]);
});

test('in another zone than the chain’s its creator is notified of the hour with the zone', async () => {
  const naomi = await site.aMember();
  const chain = await createChain(naomi.context, form({ timeZone: 'Asia/Seoul' }));
  await joinChain(boaz.context, chain.id, { hourSlot: 4 });
  await giveBackSlot(boaz.context, chain.id, { hourSlot: 4 });
  const { body } = await gateway.graphql(
    '{ notifications { notifications { title body } } }',
    {},
    { as: naomi },
  );
  expect(body.data.notifications.notifications).toEqual([
    { title: 'An hour of your prayer chain is open again', body: 'A night for the sick, 4:00 AM (Seoul)' },
    { title: 'An hour of your prayer chain is taken', body: 'A night for the sick, 4:00 AM (Seoul)' },
  ]);
});

test('an offered hour goes to the member who joins it, and stays covered until then', async () => {
  const chain = await createChain(ruth.context, form());
  const naomi = await site.aMember();
  await joinChain(boaz.context, chain.id, { hourSlot: 2 });
  await gateway.graphql(
    'mutation ($id: Int!) { offerSlot(chainId: $id, hourSlot: 2, isOffered: true) { id } }',
    { id: chain.id },
    { as: boaz },
  );
  expect((await requireChain(naomi.context, chain.id)).slots).toMatchObject([
    { hourSlot: 2, isOffered: true },
  ]);
  expect(await joinChain(naomi.context, chain.id, { hourSlot: 2 })).toMatchObject({
    isMine: true,
    isOffered: false,
  });
  await expect(joinChain(boaz.context, chain.id, { hourSlot: 2 })).rejects.toMatchObject({ status: 409 });
});

test('a covered hour is worth 10 points, once', async () => {
  const naomi = await site.aMember();
  const chain = await createChain(ruth.context, form());
  const points = async () =>
    (await gateway.rest('GET', '/api/auth/user', { as: naomi })).body.experiencePoints;
  await joinChain(naomi.context, chain.id, { hourSlot: 4 });
  expect(await points()).toBe(10);
  await gateway.graphql(
    'mutation ($id: Int!) { giveBackSlot(chainId: $id, hourSlot: 4) { id } }',
    { id: chain.id },
    { as: naomi },
  );
  await joinChain(naomi.context, chain.id, { hourSlot: 4 });
  expect(await points()).toBe(10);
});

test('live chains are listed first, then upcoming ones, then past ones, in one statement', async () => {
  const names = ['over', 'soon', 'now'];
  const given = [ended, {}, live];
  for (const [index, title] of names.entries())
    await createChain(ruth.context, form({ ...given[index], title }));
  site.statements();
  const chains = await listChains(boaz.context);
  expect(site.statements()).toHaveLength(1);
  const positions = ['now', 'soon', 'over'].map((title) =>
    chains.findIndex((chain) => chain.title === title),
  );
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
});

test('an address gets five invitations in a day, from however many chains', async () => {
  const invited = form({ visibility: 'private', inviteEmails: ['victim@example.org'] });
  const mails = async () =>
    (await site.sql`select from outbox where recipient = 'victim@example.org'`).length;
  for (let turn = 0; turn < 3; turn += 1) await createChain(ruth.context, invited);
  await Promise.all([1, 2, 3, 4].map(() => createChain(boaz.context, invited)));
  expect(await mails()).toBe(5);
  await site.sql`
    update invitation_mails
    set sent_at[1] = now() - interval '25 hours', sent_at[2] = now() - interval '24 hours'
    where address = 'victim@example.org'`;
  for (let turn = 0; turn < 3; turn += 1) await createChain(ruth.context, invited);
  expect(await mails()).toBe(7);
  await site.sql`update invitation_mails set sent_at = array[now() - interval '2 days']`;
  await deleteInvitedAddresses(site.sql);
  expect(await site.sql`select from invitation_mails`).toHaveLength(0);
});
