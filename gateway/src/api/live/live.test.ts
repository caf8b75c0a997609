import { createChain, deleteChain, inviteToChain, joinChain } from '../../domains/chains/chains';
import { createGroup, deleteGroup } from '../../domains/groups/groups';
import {
  declineJoinRequest,
  joinGroup,
  leaveGroup,
  listJoinRequests,
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

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;
let boaz: ActingMember;
let opened: LiveStream[];

beforeAll(async () => {
  site = await openTestSite();
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

/** Something that everybody is told of, so that whatever happened before it has been told as well. */
async function untilNow(...streams: LiveStream[]): Promise<void> {
  const { id } = await submitPrayer(ruth.context, prayerForm);
  await Promise.all(streams.map((stream) => stream.until(tellsOfNew(id))));
}

const tellsOfNew = (id: number) => (update: Update) =>
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
  test('a new prayer, an amen and encouragement are told to everybody, by number alone', async () => {
    const page = await listenAs(null);
    const prayer = await submitPrayer(ruth.context, { ...prayerForm, isAnonymous: true });
    await giveAmen(boaz.context, prayer.id);
    await encourage(boaz.context, prayer.id, { content: 'The Lord is near.', isAnonymous: true });

    await page.until((update) =>
      update.prayerCounts.some((of: object) =>
        expect.objectContaining({ id: prayer.id, amenCount: 1, commentCount: 1 }).asymmetricMatch(of),
      ),
    );
    expect(page.updates.some(tellsOfNew(prayer.id))).toBe(true);
    expect(page.text()).not.toMatch(/Safe travel|Ruth|Number|near|example\.org/);
  });

  test('many amens at once are one message', async () => {
    const prayer = await submitPrayer(ruth.context, prayerForm);
    const members = await Promise.all(Array.from({ length: 12 }, () => site.aMember()));
    const page = await listenAs(null);
    await untilNow(page);
    await Promise.all(members.map(({ context }) => giveAmen(context, prayer.id)));
    await page.until(() => countsOf(page, prayer.id).at(-1)?.amenCount === 12);
    expect(countsOf(page, prayer.id).length).toBeLessThanOrEqual(3);
  });

  test('the figures of the community follow', async () => {
    const page = await listenAs(null);
    await untilNow(page);
    const [{ count }] = await site.sql<[{ count: number }]>`
      select count(*)::integer as count from prayers where status in ('active', 'answered')`;
    await page.until((update) => update.stats?.totalPrayers === count);
  });

  test('a prayer that is withdrawn has gone', async () => {
    const prayer = await submitPrayer(ruth.context, prayerForm);
    const page = await listenAs(null);
    await withdrawPrayer(ruth.context, prayer.id);
    await page.until((update) => update.gonePrayers.includes(prayer.id));
  });

  test('whoever reads a prayer is told that its words, updates and encouragement have changed', async () => {
    const prayer = await submitPrayer(ruth.context, prayerForm);
    const deeds = [
      () => editPrayer(ruth.context, prayer.id, { ...prayerForm, title: 'Safe arrival' }),
      () => postPrayerUpdate(ruth.context, prayer.id, { content: 'We are half way.' }),
      () => encourage(boaz.context, prayer.id, { content: 'The Lord is near.', isAnonymous: false }),
    ];
    for (const deed of deeds) {
      const page = await listenAs(null, { prayers: [prayer.id] });
      await untilNow(page);
      const before = ids(page, 'changedPrayers').length;
      await deed();
      await page.until(() => ids(page, 'changedPrayers').length > before);
    }
  });

  test("a hidden prayer's owner alone hears of it", async () => {
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
  test('a public chain is told of to everybody, when it comes, when an hour is taken and when it goes', async () => {
    const page = await listenAs(null);
    const chain = await createChain(ruth.context, chainForm);
    await page.until((update) => update.changedChains.includes(chain.id));
    await untilNow(page);
    for (const deed of [
      () => joinChain(boaz.context, chain.id, { hourSlot: 5 }),
      () => deleteChain(ruth.context, chain.id),
    ]) {
      const before = ids(page, 'changedChains').length;
      await deed();
      await page.until(() => ids(page, 'changedChains').length > before);
      await untilNow(page);
    }
  });

  test('a stranger hears nothing of a private chain, whoever is invited hears all', async () => {
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

  test("a groups' chain is for its members: whoever leaves is told once more, and then nothing", async () => {
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
  test('posts, likes and comments of a private group are told to its members, to no one else', async () => {
    const group = await createGroup(ruth.context, { ...groupForm, isPrivate: true });
    await joinGroup(boaz.context, group.id);
    const asked = { groups: [group.id] };
    const [member, stranger, visitor] = [
      await listenAs(boaz, asked),
      await listenAs(await site.aMember(), asked),
      await listenAs(null, asked),
    ];
    await untilNow(member);
    const { id } = await postInGroup(ruth.context, group.id, { content: 'Pray!', postType: 'message' });
    await member.until((update) => update.changedGroups.includes(group.id));
    for (const deed of [
      () => likeGroupPost(ruth.context, id, true),
      () => commentOnPost(ruth.context, id, { content: 'Amen.' }),
    ]) {
      await untilNow(member);
      const before = ids(member, 'changedGroups').length;
      await deed();
      await member.until(() => ids(member, 'changedGroups').length > before);
    }
    await deleteGroup(ruth.context, group.id);
    await untilNow(member, stranger, visitor);
    for (const page of [stranger, visitor]) expect(ids(page, 'changedGroups')).toEqual([]);
  });

  test('a group is told of only to pages that ask for it; a public one to visitors too', async () => {
    const group = await createGroup(ruth.context, groupForm);
    const [asking, other] = [await listenAs(null, { groups: [group.id] }), await listenAs(ruth)];
    await postInGroup(ruth.context, group.id, { content: 'Pray!', postType: 'message' });
    await asking.until((update) => update.changedGroups.includes(group.id));
    await untilNow(other);
    expect(ids(other, 'changedGroups')).toEqual([]);
  });

  test('a request to join is between whoever asks and the admins', async () => {
    const group = await createGroup(ruth.context, {
      ...groupForm,
      isPrivate: true,
      joinApprovalRequired: true,
    });
    const naomi = await site.aMember();
    const asked = { groups: [group.id] };
    const [admin, asker, stranger] = [
      await listenAs(ruth, asked),
      await listenAs(naomi, asked),
      await listenAs(boaz, asked),
    ];
    await untilNow(admin, asker, stranger);
    await requestToJoin(naomi.context, group.id, {});
    await admin.until((update) => update.changedGroups.includes(group.id));
    await asker.until((update) => update.changedGroups.includes(group.id));
    await untilNow(asker);
    const before = ids(asker, 'changedGroups').length;
    const [request] = await listJoinRequests(ruth.context, group.id);
    await declineJoinRequest(ruth.context, group.id, request!.id);
    await asker.until(() => ids(asker, 'changedGroups').length > before);
    await untilNow(stranger);
    expect(ids(stranger, 'changedGroups')).toEqual([]);
  });
});

test("how many notifications are unread is told to their member alone, when they come and when they're read", async () => {
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
