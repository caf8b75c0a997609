import type { LiveUpdate } from 'schema/live';
import type { Sql } from '../../platform/database/sql';
import { sumCounters } from '../../domains/stats/sql';
import type { Change, Topic } from './changes';
import type { Interests } from './interests';
import {
  findChainSights,
  findCounts,
  findGroupSights,
  findPrayerSights,
  findUnreadCounts,
  visitor,
  type Sight,
} from './sql';

/** One who is told, as far as it decides what they are told. */
export interface Listener {
  interests: Interests;
  /** `visitor` for who is not signed in. */
  memberId: number;
}

/**
 * What to tell each listener of these changes: null where nothing concerns them. One statement a topic, however many
 * listen; listeners who are told the same are given the same object.
 */
export async function readNews(
  sql: Sql,
  changes: readonly Change[],
  listeners: readonly Listener[],
): Promise<(listener: Listener) => LiveUpdate | null> {
  const idsOf = (...topics: Topic[]) => [
    ...new Set(changes.filter(({ topic }) => topics.includes(topic)).map(({ id }) => id)),
  ];
  const wanting = (wants: (interests: Interests) => boolean) =>
    listeners.filter(({ interests }) => wants(interests));

  const newIds = new Set(idsOf('new_prayer'));
  const goneIds = idsOf('gone_prayer');
  const countedIds = idsOf('new_prayer', 'prayer_counts');
  const unreadOf = new Set(idsOf('notifications'));
  const told = wanting(({ notifications }) => notifications).filter(({ memberId }) => unreadOf.has(memberId));

  const [stats, counts, unread, prayers, chains, groups] = await Promise.all([
    idsOf('stats').length > 0 && wanting((wanted) => wanted.stats).length > 0 ? sumCounters(sql) : null,
    countedIds.length > 0 && wanting(({ wall, prayers: ids }) => wall || ids.size > 0).length > 0
      ? findCounts(sql, countedIds)
      : [],
    told.length > 0 ? findUnreadCounts(sql, membersOf(told)) : [],
    whoSees(
      'prayer',
      findPrayerSights,
      wanting((wanted) => wanted.prayers.size > 0),
    ),
    whoSees(
      'chain',
      findChainSights,
      wanting((wanted) => wanted.chains),
    ),
    whoSees(
      'group',
      findGroupSights,
      wanting((wanted) => wanted.groups.size > 0),
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
      gonePrayers: wall ? goneIds : [],
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

  /** The changed things of one topic that a member is told of. */
  async function whoSees(
    topic: Topic,
    findSights: typeof findChainSights,
    asked: readonly Listener[],
  ): Promise<(memberId: number) => number[]> {
    const things = changes.filter((change) => change.topic === topic);
    if (things.length === 0 || asked.length === 0) return () => [];
    const guarded = [...new Set(things.filter(({ audience }) => audience === 'allowed').map(({ id }) => id))];
    const sights = guarded.length > 0 ? await findSights(sql, guarded, membersOf(asked)) : [];
    const everybody = things.filter(({ audience }) => audience === 'all').map(({ id }) => id);
    const own = idsByMember([
      ...sights,
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

function idsByMember(sights: readonly Sight[]): Map<number, number[]> {
  const ids = new Map<number, number[]>();
  for (const { memberId, id } of sights) {
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

/** What all who want the wall or the figures are told alike need not be written out to be compared. */
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
