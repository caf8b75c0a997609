import { createChain, deleteChain, inviteToChain, joinChain } from '../../domains/chains/chains';
import { createGroup, deleteGroup } from '../../domains/groups/groups';
import {
  declineJoinRequest,
  joinGroup,
  leaveGroup,
  listJoinRequestsByPage,
  requestToJoin,
} from '../../domains/groups/membership';
import { commentOnPost, likeGroupPost, postInGroup } from '../../domains/groups/posts';
import { listNotifications, readNotifications } from '../../domains/notifications/notifications';
import { giveAmen } from '../../domains/prayers/amens';
import { encourage } from '../../domains/prayers/encouragement';
import { editPrayer, submitPrayer, withdrawPrayer } from '../../domains/prayers/prayers';
import { postPrayerUpdate } from '../../domains/prayers/updates';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { openStream, type LiveStream, type Update } from '../../testing/liveStream';
import { prayerForm } from '../../testing/prayerForms';
import { aSecondGateway } from '../../testing/secondGateway';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;
let boaz: ActingMember;
let opened: LiveStream[];

beforeAll(async () => {
  site = await openTestSite({}, undefined, { livePace: { announceEvery: 30, sendEvery: 60 } });
  gateway = await site.gateway();
});
beforeEach(async () => {
  opened = [];
  [ruth, boaz] = [await site.aMember(), await site.aMember()];
});
afterEach(() => opened.forEach((stream) => stream.close()));
afterAll(() => site.close());

async function listenAs(member: ActingMember | null, variables: object = {}): Promise<LiveStream> {
  const stream = await openStream(gateway.url, { as: member, variables });
  opened.push(stream);
  return stream;
}

/** Causes an update for everybody. When it arrives, all earlier updates have arrived. */
async function untilNow(...streams: LiveStream[]): Promise<void> {
  const { id } = await submitPrayer(ruth.context, prayerForm);
  await Promise.all(streams.map((stream) => stream.until(hasNewPrayer(id))));
}

const hasNewPrayer = (id: number) => (update: Update) =>
  update.newPrayers.some((prayer: { id: number }) => prayer.id === id);
const ids = (stream: LiveStream, field: 'changedPrayers' | 'changedChains' | 'changedGroups') =>
  stream.updates.flatMap((update) => update[field] as number[]);
const countsOf = (stream: LiveStream, id: number) =>
  stream.updates
    .flatMap((update) => update.prayerCounts)
    .filter((prayer: { id: number }) => prayer.id === id);
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const chainForm = { title: 'A hidden watch', startTime: hours(-1), endTime: hours(23), slotDuration: 60 };
const groupForm = { name: 'Gleaners', description: 'We pray at dawn.', theme: 'family' };

describe('the wall', () => {
  test('everybody is notified of a new prayer, an amen and encouragement, by id and count only', async () => {
    const page = await listenAs(null);
    const prayer = await submitPrayer(ruth.context, { ...prayerForm, isAnonymous: true });
    await giveAmen(boaz.context, prayer.id);
    await encourage(boaz.context, prayer.id, { content: 'The Lord is near.', isAnonymous: true });

    await page.until((update) =>
      update.prayerCounts.some((of: object) =>
        expect.objectContaining({ id: prayer.id, amenCount: 1, commentCount: 1 }).asymmetricMatch(of),
      ),
    );
    expect(page.updates.some(hasNewPrayer(prayer.id))).toBe(true);
    expect(page.text()).not.toMatch(/Safe travel|Ruth|Number|near|example\.org/);
  });

  test('many amens at once make one update, at the pace of the site', async () => {
    const usual = await aSecondGateway({ ...site, services: { ...site.services, livePace: undefined } });
    const prayer = await submitPrayer(ruth.context, prayerForm);
    const members = await Promise.all(Array.from({ length: 12 }, () => site.aMember()));
    const page = await openStream(usual.url);
    await untilNow(page);
    await Promise.all(members.map(({ context }) => giveAmen(context, prayer.id)));
    await page.until(() => countsOf(page, prayer.id).at(-1)?.amenCount === 12);
    expect(countsOf(page, prayer.id).length).toBeLessThanOrEqual(3);
    page.close();
    await usual.stop();
  });

  test('the statistics of the community are updated', async () => {
    const page = await listenAs(null);
    await untilNow(page);
    const [{ count }] = await site.sql<[{ count: number }]>`
      select count(*)::integer as count from prayers where status in ('active', 'answered')`;
    await page.until((update) => update.stats?.totalPrayers === count);
  });

  test('a withdrawn prayer is removed', async () => {
    const prayer = await submitPrayer(ruth.context, prayerForm);
    const page = await listenAs(null);
    await withdrawPrayer(ruth.context, prayer.id);
    await page.until((update) => update.gonePrayers.includes(prayer.id));
  });

  test('readers of a prayer are notified of changes to its text, updates and encouragement', async () => {
    const prayer = await submitPrayer(ruth.context, prayerForm);
    const actions = [
      () => editPrayer(ruth.context, prayer.id, { ...prayerForm, title: 'Safe arrival' }),
      () => postPrayerUpdate(ruth.context, prayer.id, { content: 'We are half way.' }),
      () => encourage(boaz.context, prayer.id, { content: 'The Lord is near.', isAnonymous: false }),
    ];
    for (const action of actions) {
      const page = await listenAs(null, { prayers: [prayer.id] });
      await untilNow(page);
      const before = ids(page, 'changedPrayers').length;
      await action();
      await page.until(() => ids(page, 'changedPrayers').length > before);
    }
  });

  test('only the owner of a hidden prayer is notified', async () => {
    const prayer = await submitPrayer(ruth.context, prayerForm);
    await site.sql`update prayers set status = 'hidden' where id = ${prayer.id}`;
    const [owner, stranger, visitor] = [
      await listenAs(ruth, { prayers: [prayer.id] }),
      await listenAs(boaz, { prayers: [prayer.id] }),
      await listenAs(null, { prayers: [prayer.id] }),
    ];
    await untilNow(owner, stranger, visitor);
    const before = [stranger, visitor].map((page) => ids(page, 'changedPrayers').length);
    await site.sql`update prayers set title = 'Safer travel' where id = ${prayer.id}`;
    await owner.until((update) => update.changedPrayers.includes(prayer.id));
    await untilNow(stranger, visitor);
    expect([stranger, visitor].map((page) => ids(page, 'changedPrayers').length)).toEqual(before);
  });
});

describe('chains', () => {
  test('everybody is notified when a public chain is created, an hour is taken and the chain is deleted', async () => {
    const page = await listenAs(null);
    const chain = await createChain(ruth.context, chainForm);
    await page.until((update) => update.changedChains.includes(chain.id));
    await untilNow(page);
    for (const action of [
      () => joinChain(boaz.context, chain.id, { hourSlot: 5 }),
      () => deleteChain(ruth.context, chain.id),
    ]) {
      const before = ids(page, 'changedChains').length;
      await action();
      await page.until(() => ids(page, 'changedChains').length > before);
      await untilNow(page);
    }
  });

  test('only invited members are notified of changes to a private chain', async () => {
    const naomi = await site.aMember({ isVerified: false });
    const [stranger, visitor, unverified, invited] = [
      await listenAs(await site.aMember()),
      await listenAs(null),
      await listenAs(naomi),
      await listenAs(boaz),
    ];
    const chain = await createChain(ruth.context, {
      ...chainForm,
      visibility: 'private',
      inviteEmails: [naomi.email],
    });
    await untilNow(invited);
    expect(ids(invited, 'changedChains')).toEqual([]);
    await inviteToChain(ruth.context, chain.id, { emails: [boaz.email] });
    await invited.until((update) => update.changedChains.includes(chain.id));
    await joinChain(boaz.context, chain.id, { hourSlot: 5 });
    await untilNow(invited);
    const before = ids(invited, 'changedChains').length;
    await deleteChain(ruth.context, chain.id);
    await invited.until(() => ids(invited, 'changedChains').length > before);
    await untilNow(stranger, visitor, unverified);
    for (const page of [stranger, visitor, unverified]) expect(ids(page, 'changedChains')).toEqual([]);
  });

  test("members are notified of a groups' chain; a member who leaves gets one last update", async () => {
    const group = await createGroup(ruth.context, groupForm);
    await joinGroup(boaz.context, group.id);
    const chain = await createChain(ruth.context, {
      ...chainForm,
      visibility: 'groups',
      selectedGroups: [group.id],
    });
    const [stranger, member] = [await listenAs(await site.aMember()), await listenAs(boaz)];
    await untilNow(member);
    const before = ids(member, 'changedChains').length;
    await leaveGroup(boaz.context, group.id);
    await member.until(() => ids(member, 'changedChains').length > before);
    await untilNow(member);
    const after = ids(member, 'changedChains').length;
    await joinChain(ruth.context, chain.id, { hourSlot: 5 });
    await untilNow(member, stranger);
    expect(ids(member, 'changedChains')).toHaveLength(after);
    expect(ids(stranger, 'changedChains')).toEqual([]);
  });
});

describe('groups', () => {
  test('only members are notified of posts, likes and comments in a private group', async () => {
    const group = await createGroup(ruth.context, { ...groupForm, isPrivate: true });
    await joinGroup(boaz.context, group.id);
    const topics = { groups: [group.id] };
    const [member, stranger, visitor] = [
      await listenAs(boaz, topics),
      await listenAs(await site.aMember(), topics),
      await listenAs(null, topics),
    ];
    await untilNow(member);
    const { id } = await postInGroup(ruth.context, group.id, { content: 'Pray!', postType: 'message' });
    await member.until((update) => update.changedGroups.includes(group.id));
    for (const action of [
      () => likeGroupPost(ruth.context, id, true),
      () => commentOnPost(ruth.context, id, { content: 'Amen.' }),
    ]) {
      await untilNow(member);
      const before = ids(member, 'changedGroups').length;
      await action();
      await member.until(() => ids(member, 'changedGroups').length > before);
    }
    await deleteGroup(ruth.context, group.id);
    await untilNow(member, stranger, visitor);
    for (const page of [stranger, visitor]) expect(ids(page, 'changedGroups')).toEqual([]);
  });

  test('only pages that request a group are notified; for a public group visitors too', async () => {
    const group = await createGroup(ruth.context, groupForm);
    const [subscribed, other] = [await listenAs(null, { groups: [group.id] }), await listenAs(ruth)];
    await postInGroup(ruth.context, group.id, { content: 'Pray!', postType: 'message' });
    await subscribed.until((update) => update.changedGroups.includes(group.id));
    await untilNow(other);
    expect(ids(other, 'changedGroups')).toEqual([]);
  });

  test('only its member and the admins are notified of a request to join', async () => {
    const group = await createGroup(ruth.context, {
      ...groupForm,
      isPrivate: true,
      joinApprovalRequired: true,
    });
    const naomi = await site.aMember();
    const topics = { groups: [group.id] };
    const [admin, requester, stranger] = [
      await listenAs(ruth, topics),
      await listenAs(naomi, topics),
      await listenAs(boaz, topics),
    ];
    await untilNow(admin, requester, stranger);
    await requestToJoin(naomi.context, group.id, {});
    await admin.until((update) => update.changedGroups.includes(group.id));
    await requester.until((update) => update.changedGroups.includes(group.id));
    await untilNow(requester);
    const before = ids(requester, 'changedGroups').length;
    const [request] = await listJoinRequestsByPage(ruth.context, group.id, {});
    await declineJoinRequest(ruth.context, group.id, request!.id);
    await requester.until(() => ids(requester, 'changedGroups').length > before);
    await untilNow(stranger);
    expect(ids(stranger, 'changedGroups')).toEqual([]);
  });
});

test("only their member receives the number of unread notifications, when they arrive and when they're read", async () => {
  const prayer = await submitPrayer(ruth.context, prayerForm);
  const [owner, other, visitor] = [await listenAs(ruth), await listenAs(boaz), await listenAs(null)];
  await giveAmen(boaz.context, prayer.id);
  await owner.until((update) => update.unreadNotificationCount === 1);
  const { notifications } = await listNotifications(ruth.context, { first: 20 });
  await readNotifications(ruth.context, notifications[0]!.id);
  await owner.until((update) => update.unreadNotificationCount === 0);
  await untilNow(other, visitor);
  for (const page of [other, visitor]) {
    expect(
      page.updates.map((update) => update.unreadNotificationCount).filter((count) => count !== null),
    ).toEqual([]);
  }
});
