import { notificationKindValues } from 'schema/vocabulary';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { notify, type NewNotification } from './notify';

let site: TestSite;
let gateway: TestGateway;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
});
afterAll(() => site.close());

const ask = async (as: ActingMember | null, document: string, variables: object = {}) =>
  (await gateway.graphql(document, variables, { as })).body;

const page = `query ($first: Int! = 20, $after: String) {
  notifications(first: $first, after: $after) {
    notifications { id kind title body link createdAt isRead }
    hasMore
    endCursor
  }
}`;
const unread = '{ unreadNotificationCount }';
const markRead = 'mutation ($upTo: Int!) { readNotifications(upTo: $upTo) }';
const settings = '{ notificationSettings { kind site mail push } }';
const set = `mutation ($kind: NotificationKind!, $channel: NotificationChannel!, $isOn: Boolean!) {
  setNotification(kind: $kind, channel: $channel, isOn: $isOn) { kind site mail push }
}`;

async function notifyMember(member: ActingMember, given: Partial<NewNotification> = {}) {
  const notification: NewNotification = {
    kind: 'reminder',
    title: 'Pray',
    body: null,
    link: '/features',
    mergeKey: null,
    ...given,
  };
  const { sql } = site;
  const recipients = { memberId: sql`members.id`, from: sql`members where members.id = ${member.id}` };
  await sql`with notified as (${notify(sql, notification, recipients)} returning id) select from notified`;
}

describe('a member', () => {
  test('reads what they were told, newest first, page by page', async () => {
    const ruth = await site.aMember();
    for (const title of ['first', 'second', 'third']) await notifyMember(ruth, { title, body: 'More' });
    const { data } = await ask(ruth, page, { first: 2 });
    expect(data.notifications).toMatchObject({
      notifications: [
        { title: 'third', kind: 'reminder', body: 'More', link: '/features', isRead: false },
        { title: 'second' },
      ],
      hasMore: true,
    });
    const rest = await ask(ruth, page, { first: 2, after: data.notifications.endCursor });
    expect(rest.data.notifications).toMatchObject({
      notifications: [{ title: 'first' }],
      hasMore: false,
      endCursor: null,
    });
  });

  test('is told how many they have not seen, and sees them', async () => {
    const ruth = await site.aMember();
    for (const title of ['first', 'second', 'third']) await notifyMember(ruth, { title });
    expect((await ask(ruth, unread)).data).toEqual({ unreadNotificationCount: 3 });
    const { data } = await ask(ruth, page);
    const second = data.notifications.notifications[1].id;
    expect((await ask(ruth, markRead, { upTo: second })).data).toEqual({ readNotifications: 1 });
    expect((await ask(ruth, unread)).data).toEqual({ unreadNotificationCount: 1 });
    const after = (await ask(ruth, page)).data.notifications.notifications;
    expect(after.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([false, true, true]);
    expect((await ask(ruth, markRead, { upTo: second })).data).toEqual({ readNotifications: 1 });
  });

  test('neither reads nor marks what another was told', async () => {
    const ruth = await site.aMember();
    const boaz = await site.aMember();
    await notifyMember(ruth);
    const { id } = (await ask(ruth, page)).data.notifications.notifications[0];
    expect((await ask(boaz, page)).data.notifications.notifications).toEqual([]);
    expect((await ask(boaz, markRead, { upTo: id })).errors).toMatchObject([
      { extensions: { code: 'NOT_FOUND' } },
    ]);
    expect((await ask(ruth, unread)).data).toEqual({ unreadNotificationCount: 1 });
  });

  test('finds notifications of one thing merged until they are seen', async () => {
    const ruth = await site.aMember();
    await notifyMember(ruth, { mergeKey: 'prayer:1', title: 'Boaz prays for you' });
    await notifyMember(ruth, { mergeKey: 'prayer:1', title: '2 people pray for you' });
    const { notifications } = (await ask(ruth, page)).data.notifications;
    expect(notifications).toMatchObject([{ title: '2 people pray for you' }]);
    await ask(ruth, markRead, { upTo: notifications[0].id });
    await notifyMember(ruth, { mergeKey: 'prayer:1', title: '3 people pray for you' });
    expect((await ask(ruth, page)).data.notifications.notifications).toHaveLength(2);
  });

  test('has a switch for each kind and way; the many kinds are not mailed until they are asked for', async () => {
    const ruth = await site.aMember();
    const { notificationSettings } = (await ask(ruth, settings)).data;
    expect(notificationSettings.map(({ kind }: { kind: string }) => kind)).toEqual(notificationKindValues);
    expect(notificationSettings).toContainEqual({ kind: 'reminder', site: true, mail: true, push: true });
    expect(notificationSettings).toContainEqual({ kind: 'amen', site: true, mail: false, push: true });
    const changed = await ask(ruth, set, { kind: 'amen', channel: 'mail', isOn: true });
    expect(changed.data.setNotification).toEqual({ kind: 'amen', site: true, mail: true, push: true });
    await ask(ruth, set, { kind: 'amen', channel: 'mail', isOn: false });
    expect((await ask(ruth, settings)).data.notificationSettings).toEqual(notificationSettings);
  });

  test('who turns the bell off for a kind finds nothing of it there', async () => {
    const ruth = await site.aMember();
    await ask(ruth, set, { kind: 'amen', channel: 'site', isOn: false });
    await notifyMember(ruth, { kind: 'amen', mergeKey: 'prayer:1' });
    await notifyMember(ruth, { kind: 'amen', mergeKey: 'prayer:1' });
    expect((await ask(ruth, page)).data.notifications.notifications).toEqual([]);
    expect((await ask(ruth, unread)).data).toEqual({ unreadNotificationCount: 0 });
  });
});

describe('a visitor', () => {
  test('has seen everything', async () => {
    expect((await ask(null, unread)).data).toEqual({ unreadNotificationCount: 0 });
  });

  test.each([
    [page, {}],
    [settings, {}],
    [markRead, { upTo: 1 }],
    [set, { kind: 'amen', channel: 'mail', isOn: true }],
    ['mutation { unsubscribeFromPush(endpoint: "https://push.example.org/1") }', {}],
  ])('is asked to sign in: %s', async (document, variables) => {
    expect((await ask(null, document, variables)).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });
});

test.each([
  [{ first: 0 }, 'first'],
  [{ first: 101 }, 'first'],
  [{ after: 'elsewhere' }, 'after'],
])('a page of %j is refused', async (variables, path) => {
  const { errors } = await ask(await site.aMember(), page, variables);
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', fieldErrors: [{ path }] } }]);
});
