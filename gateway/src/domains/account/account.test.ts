import { msg } from '@lingui/core/macro';
import { encourage } from '../prayers/encouragement';
import { giveAmen } from '../prayers/amens';
import { submitPrayer } from '../prayers/prayers';
import { textsOf } from '../../platform/texts/texts';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { prayerForm } from '../../testing/prayerForms';

let site: TestSite;
let gateway: TestGateway;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
});
afterAll(() => site.close());

const update = (as: ActingMember | null, input: object) =>
  gateway.graphql(
    'mutation ($input: ProfileInput!) { updateProfile(input: $input) { name firstName displayName timeZone } }',
    { input },
    { as },
  );

const remove = (as: ActingMember | null, keepPrayers: boolean) =>
  gateway.graphql(
    'mutation ($keep: Boolean!) { deleteAccount(keepPrayers: $keep) }',
    { keep: keepPrayers },
    { as },
  );

test('others see the chosen name; without one they see the provider’s', async () => {
  const ruth = await site.aMember({ firstName: 'Ruth', lastName: 'Moab', name: 'Ruth Moab' });
  await site.sql`
    update members
    set provider_names = '{"firstName": "Ruth", "lastName": "Moab", "name": "Ruth Moab"}'
    where id = ${ruth.id}`;
  const prayer = await submitPrayer(ruth.context, prayerForm);
  const shown = async () => (await gateway.rest('GET', `/api/prayers/${prayer.id}`)).body.user;

  expect((await update(ruth, { displayName: ' Sister R. ' })).body.data.updateProfile).toMatchObject({
    displayName: 'Sister R.',
    name: 'Sister R.',
    firstName: null,
  });
  expect(await shown()).toMatchObject({ firstName: null, lastName: null, name: 'Sister R.' });
  await update(ruth, { displayName: '' });
  expect(await shown()).toMatchObject({ firstName: 'Ruth', lastName: 'Moab' });
});

test('the name is the same over REST and GraphQL; a name of nothing is refused', async () => {
  const [overRest, overGraphql] = [await site.aMember(), await site.aMember()];
  const { status, body } = await gateway.rest('PUT', '/api/auth/user', {
    as: overRest,
    body: { name: ' Sister R. ', timeZone: 'Asia/Tokyo' },
  });
  await update(overGraphql, { displayName: ' Sister R. ' });
  const names = {
    name: 'Sister R.',
    displayName: 'Sister R.',
    firstName: null,
    lastName: null,
    timeZone: 'UTC',
  };
  expect([status, body]).toEqual([200, expect.objectContaining(names)]);
  expect((await gateway.rest('GET', '/api/auth/user', { as: overGraphql })).body).toMatchObject(names);
  for (const [name, message] of [
    [undefined, 'Name is required'],
    [null, 'Name is required'],
    [' \u200b ', 'Name is required'],
    [7, 'Name is required'],
    ['🕯'.repeat(101), 'Name too long'],
  ])
    expect(await gateway.rest('PUT', '/api/auth/user', { as: overRest, body: { name } })).toMatchObject({
      status: 400,
      body: { message, errors: [{ path: 'name', message }] },
    });
});

test('a member chooses a language over both APIs, and takes it back; the name stays', async () => {
  const ruth = await site.aMember();
  const put = (body: object) => gateway.rest('PUT', '/api/auth/user', { as: ruth, body });
  const set = async (locale: string | null) =>
    (
      await gateway.graphql(
        'mutation ($locale: String) { setLocale(locale: $locale) { locale name } }',
        { locale },
        { as: ruth },
      )
    ).body;
  const { name } = ruth;

  expect((await put({ locale: 'pt-PT' })).body).toMatchObject({ locale: 'pt-BR', name });
  expect((await gateway.rest('GET', '/api/auth/user', { as: ruth })).body.locale).toBe('pt-BR');
  expect((await set('iw')).data.setLocale).toEqual({ locale: 'he', name });
  for (const locale of ['xx', '', 'english', 7, {}, 'e'.repeat(40)]) {
    const message = 'Please choose a language';
    expect(await put({ locale, name: 'Naomi' })).toMatchObject({
      status: 400,
      body: { message, errors: [{ path: 'locale', message }] },
    });
  }
  expect((await set('xx')).errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fieldErrors: [{ path: 'locale', message: 'Please choose a language' }],
  });
  const { body: own } = await gateway.rest('GET', '/api/my-data', { as: ruth });
  expect(own.account.locale).toBe('he');
  expect((await put({ locale: null, name: 'Naomi' })).body).toMatchObject({ locale: null, name: 'Naomi' });
  expect((await set(null)).data.setLocale).toEqual({ locale: null, name: 'Naomi' });
});

test('whose provider tells no name has none again when the chosen one is taken back', async () => {
  const ruth = await site.aMember({ firstName: null, lastName: null, name: null });
  await site.sql`update members set provider_names = '{"firstName": null, "lastName": null, "name": null}'`;
  await update(ruth, { displayName: 'Ruth' });
  expect((await update(ruth, { displayName: null })).body.data.updateProfile).toMatchObject({ name: null });
});

test('a chosen time zone stays when the browser is in another one', async () => {
  const ruth = await site.aMember();
  const record = (timeZone: string) =>
    gateway.graphql(
      'mutation ($z: String!) { noteTimeZone(timeZone: $z) { timeZone } }',
      { z: timeZone },
      { as: ruth },
    );
  expect((await record('Europe/Berlin')).body.data.noteTimeZone.timeZone).toBe('Europe/Berlin');
  await update(ruth, { timeZone: 'Asia/Seoul' });
  expect((await record('Europe/Berlin')).body.data.noteTimeZone.timeZone).toBe('Asia/Seoul');
});

test.each([
  [{ displayName: 'a'.repeat(101) }, 'Name too long'],
  [{ timeZone: 'Mars/Olympus' }, 'Please choose a time zone'],
])('bad input %#', async (input, message) => {
  const ruth = await site.aMember();
  expect((await update(ruth, input)).body.errors[0]).toMatchObject({ message });
  expect((await update(null, input)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

test('a member exports all their own data, and nothing of others', async () => {
  const ruth = await site.aMember();
  const boaz = await site.aMember();
  const prayer = await submitPrayer(ruth.context, { ...prayerForm, isAnonymous: true });
  await giveAmen(ruth.context, prayer.id);
  await encourage(boaz.context, prayer.id, { content: 'Of Boaz' });
  expect((await gateway.rest('GET', '/api/my-data')).status).toBe(401);
  const { status, body } = await gateway.rest('GET', '/api/my-data', { as: ruth });
  expect(status).toBe(200);
  expect(body.account.email).toBe(ruth.email);
  expect(body.prayers).toMatchObject([{ id: prayer.id, isAnonymous: true }]);
  expect(body.amens).toMatchObject([{ prayerId: prayer.id }]);
  expect(JSON.stringify(body)).not.toContain('Of Boaz');
  const tables = await site.sql<{ name: string }[]>`
    select distinct table_name as name
    from information_schema.columns
    where table_schema = 'public' and column_name in ('member_id', 'author_id', 'creator_id', 'reporter_id')`;
  // A new table about members must be added to the export, or listed here with a reason.
  expect(tables.map(({ name }) => name).toSorted()).toEqual(tablesOfMembers.toSorted());
});

test('the export is complete, and reads 50 rows at a time', async () => {
  const ruth = await site.aMember();
  const { id } = await submitPrayer(ruth.context, prayerForm);
  await site.sql`
    insert into comments (prayer_id, author_id, author_name, is_anonymous, content)
    select ${id}, ${ruth.id}, 'Ruth', false, 'Number ' || number
    from generate_series(1, 120) as number`;
  site.statements();
  const { body } = await gateway.rest('GET', '/api/my-data', { as: ruth });
  const contents = body.encouragement.map(({ content }: { content: string }) => content);
  expect(contents).toEqual(Array.from({ length: 120 }, (_, index) => `Number ${index + 1}`));
  expect(site.statements().filter((text) => text.includes('from comments'))).toHaveLength(3);
});

test('notifications of one moment have an order of their own, so that no page of them repeats or leaves out one', async () => {
  const ruth = await site.aMember();
  await site.sql`
    insert into notifications (member_id, kind, title, link)
    select ${ruth.id}, 'amen', 'Number ' || lpad(number::text, 3, '0'), '/prayers'
    from generate_series(1, 120) as number
    order by random()`;
  const { body } = await gateway.rest('GET', '/api/my-data', { as: ruth });
  const titles = body.notifications.map(({ title }: { title: string }) => title);
  expect(titles).toEqual(
    Array.from({ length: 120 }, (_, index) => `Number ${String(index + 1).padStart(3, '0')}`),
  );
});

test('notifications, browsers and ways to sign in are in the words of their reader', async () => {
  const ruth = await site.aMember();
  const told = { title: { text: 'amen', values: {} } };
  await site.sql`
    insert into notifications (member_id, kind, title, link, told)
    values (${ruth.id}, 'amen', 'Somebody prays with you', '/prayers', ${site.sql.json(told)})`;
  await site.sql`
    insert into sign_in_events (member_id, kind, way, device)
    values (${ruth.id}, 'signed_in', 'email', 'Firefox on Linux'), (${ruth.id}, 'signed_in', 'oidc', 'A browser')`;
  await site.sql`update members set locale = 'de' where id = ${ruth.id}`;
  const { body } = await gateway.rest('GET', '/api/my-data', { as: ruth });
  expect(body.notifications).toEqual([
    expect.objectContaining({
      kind: 'amen',
      title: textsOf('de').t(msg`Somebody prays with you`),
      link: '/prayers',
    }),
  ]);
  expect(body.signIns).toMatchObject([
    { way: 'Code per E-Mail', device: 'Firefox auf Linux' },
    { way: 'Anderer Anbieter', device: 'Ein Browser' },
  ]);
  expect(body.notifications[0]).not.toHaveProperty('told');
  expect(body.notifications[0].title).not.toBe('Somebody prays with you');
});

test('an export that fails on the way is cut off, not shorter', async () => {
  const ruth = await site.aMember();
  await site.sql`alter table reports rename to reports_away`;
  await expect(gateway.rest('GET', '/api/my-data', { as: ruth })).rejects.toThrow(/fetch failed|terminated/);
  await site.sql`alter table reports_away rename to reports`;
  expect((await gateway.rest('GET', '/api/my-data', { as: ruth })).status).toBe(200);
});

const tablesOfMembers = [
  'prayers',
  'amens',
  'comments',
  'testimonials',
  'praises',
  'reminders',
  'prayer_chains',
  'chain_slots',
  'prayer_groups',
  'group_members',
  'join_requests',
  'group_posts',
  'group_post_comments',
  'reports',
  'notifications',
  'notification_settings',
  'sessions',
  'identities',
  'passkeys',
  'sign_in_events',
  'api_tokens',
  'team_members',
  // Notes of the prayer team are about somebody who confided in it, and leave it with nobody.
  'care_notes',
  // They repeat other data, or hold technical keys.
  'chain_coverings',
  'daily_active',
  'group_post_likes',
  'idempotency_keys',
  'idempotent_responses',
  'known_devices',
  'live_changes',
  'member_quotas',
  'not_me_links',
  'outbox',
  'passkey_challenges',
  'push_subscriptions',
];

test('deleting an account deletes what its member wrote', async () => {
  const ruth = await site.aMember();
  const boaz = await site.aMember();
  const prayer = await submitPrayer(ruth.context, prayerForm);
  const other = await submitPrayer(boaz.context, prayerForm);
  await giveAmen(ruth.context, other.id);
  expect((await remove(null, true)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  expect((await remove(ruth, false)).body.data.deleteAccount).toBe(true);
  expect((await gateway.rest('GET', '/api/auth/user', { as: ruth })).status).toBe(401);
  expect((await gateway.rest('GET', `/api/prayers/${prayer.id}`)).status).toBe(404);
  expect((await gateway.rest('GET', `/api/prayers/${other.id}`)).body.amenCount).toBe(0);
});

test('what the member chose to keep has no author, name or address', async () => {
  const ruth = await site.aMember({ email: 'canary@example.org' });
  const prayer = await submitPrayer(ruth.context, {
    ...prayerForm,
    name: 'Canaryname',
    email: 'canary@example.org',
  });
  const words = await encourage(ruth.context, prayer.id, { content: 'Courage', authorName: 'Canaryname' });
  await remove(ruth, true);
  const { body } = await gateway.rest('GET', `/api/prayers/${prayer.id}`);
  expect(body).toMatchObject({
    isAnonymous: true,
    user: null,
    comments: [{ id: words.id, authorName: null }],
  });
  const [row] = await site.sql`
    select author_id, typed_name, typed_email::text from prayers where id = ${prayer.id}`;
  expect(row).toEqual({ author_id: null, typed_name: '', typed_email: '' });
});
