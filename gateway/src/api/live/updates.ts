import type { LiveUpdate } from 'schema/live';
import type { Sql } from '../../platform/database/sql';
import { sumCounters } from '../../domains/stats/sql';
import type { Change, Topic } from './changes';
import type { Interests } from './interests';
import {
  findChainAccess,
  findCounts,
  findGroupAccess,
  findPrayerAccess,
  findUnreadCounts,
  visitor,
  type Access,
} from './sql';

/** A listener, as far as it decides what they may receive. */
export interface Listener {
  interests: Interests;
  /** `visitor` if not signed in. */
  memberId: number;
}

/**
 * Returns the update for each listener, null if no change concerns them. One statement for each topic, however many
 * listeners there are; listeners with equal updates share one object.
 */
export async function findUpdates(
  sql: Sql,
  changes: readonly Change[],
  listeners: readonly Listener[],
): Promise<(listener: Listener) => LiveUpdate | null> {
  const idsOf = (...topics: Topic[]) => [
    ...new Set(changes.filter(({ topic }) => topics.includes(topic)).map(({ id }) => id)),
  ];
  const listenersFor = (isInterested: (interests: Interests) => boolean) =>
    listeners.filter(({ interests }) => isInterested(interests));

  const newIds = new Set(idsOf('new_prayer'));
  const removedIds = idsOf('gone_prayer');
  const countedIds = idsOf('new_prayer', 'prayer_counts');
  const unreadOf = new Set(idsOf('notifications'));
  const unreadListeners = listenersFor(({ notifications }) => notifications).filter(({ memberId }) =>
    unreadOf.has(memberId),
  );

  const [stats, counts, unread, prayers, chains, groups] = await Promise.all([
    idsOf('stats').length > 0 && listenersFor((interests) => interests.stats).length > 0
      ? sumCounters(sql)
      : null,
    countedIds.length > 0 && listenersFor(({ wall, prayers: ids }) => wall || ids.size > 0).length > 0
      ? findCounts(sql, countedIds)
      : [],
    unreadListeners.length > 0 ? findUnreadCounts(sql, membersOf(unreadListeners)) : [],
    findVisible(
      'prayer',
      findPrayerAccess,
      listenersFor((interests) => interests.prayers.size > 0),
    ),
    findVisible(
      'chain',
      findChainAccess,
      listenersFor((interests) => interests.chains),
    ),
    findVisible(
      'group',
      findGroupAccess,
      listenersFor((interests) => interests.groups.size > 0),
    ),
  ]);
  const newPrayers = counts
    .filter((prayer) => newIds.has(prayer.id) && prayer.isOnTheWall)
    .map(({ id, category }) => ({ id, category }));
  const prayerCounts = counts.map(({ id, amenCount, commentCount }) => ({ id, amenCount, commentCount }));
  const unreadCounts = new Map(unread.map((row) => [row.memberId, row.unread]));
  const same = new Map<string, LiveUpdate>();

  return ({ interests, memberId }) => {
    const { wall } = interests;
    const update: LiveUpdate = {
      stats: interests.stats ? stats : null,
      newPrayers: wall ? newPrayers : [],
      gonePrayers: wall ? removedIds : [],
      prayerCounts: wall ? prayerCounts : prayerCounts.filter(({ id }) => interests.prayers.has(id)),
      changedPrayers: prayers(memberId).filter((id) => interests.prayers.has(id)),
      changedChains: interests.chains ? chains(memberId) : [],
      changedGroups: groups(memberId).filter((id) => interests.groups.has(id)),
      unreadNotificationCount:
        interests.notifications && memberId !== visitor && unreadOf.has(memberId)
          ? (unreadCounts.get(memberId) ?? 0)
          : null,
    };
    if (isEmpty(update)) return null;
    const key = keyOf(interests, update);
    const known = same.get(key);
    if (!known) same.set(key, update);
    return known ?? update;
  };

  /** The changed things of one topic that a member may see. */
  async function findVisible(
    topic: Topic,
    findAccess: typeof findChainAccess,
    interested: readonly Listener[],
  ): Promise<(memberId: number) => number[]> {
    const things = changes.filter((change) => change.topic === topic);
    if (things.length === 0 || interested.length === 0) return () => [];
    const guarded = [...new Set(things.filter(({ audience }) => audience === 'allowed').map(({ id }) => id))];
    const access = guarded.length > 0 ? await findAccess(sql, guarded, membersOf(interested)) : [];
    const everybody = things.filter(({ audience }) => audience === 'all').map(({ id }) => id);
    const own = idsByMember([
      ...access,
      ...things.flatMap(({ id, audience }) =>
        typeof audience === 'number' ? [{ id, memberId: audience }] : [],
      ),
    ]);
    return (memberId) => [...new Set([...everybody, ...(own.get(memberId) ?? [])])];
  }
}

function membersOf(listeners: readonly Listener[]): number[] {
  return [...new Set(listeners.map(({ memberId }) => memberId))];
}

function idsByMember(access: readonly Access[]): Map<number, number[]> {
  const ids = new Map<number, number[]>();
  for (const { memberId, id } of access) {
    const known = ids.get(memberId);
    if (known) known.push(id);
    else ids.set(memberId, [id]);
  }
  return ids;
}

function isEmpty({ stats, unreadNotificationCount, ...lists }: LiveUpdate): boolean {
  return (
    !stats &&
    typeof unreadNotificationCount !== 'number' &&
    Object.values(lists).every((list) => list.length === 0)
  );
}

/** The part for the wall and the statistics is the same for all who requested it, so flags are enough to compare it. */
function keyOf({ stats, wall }: Interests, { prayerCounts, ...update }: LiveUpdate): string {
  const { changedPrayers, changedChains, changedGroups, unreadNotificationCount } = update;
  return JSON.stringify([
    stats,
    wall || prayerCounts.map(({ id }) => id),
    changedPrayers,
    changedChains,
    changedGroups,
    unreadNotificationCount,
  ]);
}
