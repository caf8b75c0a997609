import { notificationKindValues } from 'schema/vocabulary';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { notify, type NewNotification } from './notify';
import { template } from './template';

let site: TestSite;
let gateway: TestGateway;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
});
afterAll(() => site.close());

const send = async (as: ActingMember | null, document: string, variables: object = {}) =>
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
    about: null,
    mergeKey: null,
    ...given,
  };
  const { sql } = site;
  const recipients = { memberId: sql`members.id`, from: sql`members where members.id = ${member.id}` };
  await sql`with notified as (${notify(sql, notification, recipients)} returning id) select from notified`;
}

describe('a member', () => {
  test('reads their notifications, newest first, page by page', async () => {
    const ruth = await site.aMember();
    for (const title of ['first', 'second', 'third']) await notifyMember(ruth, { title, body: 'More' });
    const { data } = await send(ruth, page, { first: 2 });
    expect(data.notifications).toMatchObject({
      notifications: [
        { title: 'third', kind: 'reminder', body: 'More', link: '/features', isRead: false },
        { title: 'second' },
      ],
      hasMore: true,
    });
    const rest = await send(ruth, page, { first: 2, after: data.notifications.endCursor });
    expect(rest.data.notifications).toMatchObject({
      notifications: [{ title: 'first' }],
      hasMore: false,
      endCursor: null,
    });
  });

  test('gets the number of unread notifications, and marks them as read', async () => {
    const ruth = await site.aMember();
    for (const title of ['first', 'second', 'third']) await notifyMember(ruth, { title });
    expect((await send(ruth, unread)).data).toEqual({ unreadNotificationCount: 3 });
    const { data } = await send(ruth, page);
    const second = data.notifications.notifications[1].id;
    expect((await send(ruth, markRead, { upTo: second })).data).toEqual({ readNotifications: 1 });
    expect((await send(ruth, unread)).data).toEqual({ unreadNotificationCount: 1 });
    const after = (await send(ruth, page)).data.notifications.notifications;
    expect(after.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([false, true, true]);
    expect((await send(ruth, markRead, { upTo: second })).data).toEqual({ readNotifications: 1 });
  });

  test('can neither read nor mark the notifications of others', async () => {
    const ruth = await site.aMember();
    const boaz = await site.aMember();
    await notifyMember(ruth);
    const { id } = (await send(ruth, page)).data.notifications.notifications[0];
    expect((await send(boaz, page)).data.notifications.notifications).toEqual([]);
    expect((await send(boaz, markRead, { upTo: id })).errors).toMatchObject([
      { extensions: { code: 'NOT_FOUND' } },
    ]);
    expect((await send(ruth, unread)).data).toEqual({ unreadNotificationCount: 1 });
  });

  test('finds notifications about one thing merged until they are read', async () => {
    const ruth = await site.aMember();
    await notifyMember(ruth, { mergeKey: 'prayer:1', title: 'Boaz prays for you' });
    await notifyMember(ruth, { mergeKey: 'prayer:1', title: '2 people pray for you' });
    const { notifications } = (await send(ruth, page)).data.notifications;
    expect(notifications).toMatchObject([{ title: '2 people pray for you' }]);
    await send(ruth, markRead, { upTo: notifications[0].id });
    await notifyMember(ruth, { mergeKey: 'prayer:1', title: '3 people pray for you' });
    expect((await send(ruth, page)).data.notifications.notifications).toHaveLength(2);
  });

  test('reads them in the language that is theirs at that moment', async () => {
    const ruth = await site.aMember();
    await notifyMember(ruth, { kind: 'amen', title: template('amen') });
    const titleIn = async (locale: string | null) => {
      await site.sql`update members set locale = ${locale} where id = ${ruth.id}`;
      return (await send(ruth, page)).data.notifications.notifications[0].title;
    };
    expect(await titleIn('fr')).toBe('Quelqu’un prie avec vous');
    expect(await titleIn('ko')).toBe('누군가 함께 기도하고 있어요');
    expect(await titleIn(null)).toBe('Somebody prays with you');
  });

  test('has a setting for each kind and channel; mail for frequent kinds is off by default', async () => {
    const ruth = await site.aMember();
    const { notificationSettings } = (await send(ruth, settings)).data;
    expect(notificationSettings.map(({ kind }: { kind: string }) => kind)).toEqual(notificationKindValues);
    expect(notificationSettings).toContainEqual({ kind: 'reminder', site: true, mail: true, push: true });
    expect(notificationSettings).toContainEqual({ kind: 'amen', site: true, mail: false, push: true });
    const changed = await send(ruth, set, { kind: 'amen', channel: 'mail', isOn: true });
    expect(changed.data.setNotification).toEqual({ kind: 'amen', site: true, mail: true, push: true });
    await send(ruth, set, { kind: 'amen', channel: 'mail', isOn: false });
    expect((await send(ruth, settings)).data.notificationSettings).toEqual(notificationSettings);
  });

  test('with a kind turned off for the site, none of it is in the list', async () => {
    const ruth = await site.aMember();
    await send(ruth, set, { kind: 'amen', channel: 'site', isOn: false });
    await notifyMember(ruth, { kind: 'amen', mergeKey: 'prayer:1' });
    await notifyMember(ruth, { kind: 'amen', mergeKey: 'prayer:1' });
    expect((await send(ruth, page)).data.notifications.notifications).toEqual([]);
    expect((await send(ruth, unread)).data).toEqual({ unreadNotificationCount: 0 });
  });
});

describe('a visitor', () => {
  test('has no unread notifications', async () => {
    expect((await send(null, unread)).data).toEqual({ unreadNotificationCount: 0 });
  });

  test.each([
    [page, {}],
    [settings, {}],
    [markRead, { upTo: 1 }],
    [set, { kind: 'amen', channel: 'mail', isOn: true }],
    ['mutation { unsubscribeFromPush(endpoint: "https://push.example.org/1") }', {}],
  ])('gets 401: %s', async (document, variables) => {
    expect((await send(null, document, variables)).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });
});

test.each([
  [{ first: 0 }, 'first'],
  [{ first: 101 }, 'first'],
  [{ after: 'elsewhere' }, 'after'],
])('a page of %j is refused', async (variables, path) => {
  const { errors } = await send(await site.aMember(), page, variables);
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', fieldErrors: [{ path }] } }]);
});
