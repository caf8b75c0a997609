import type { LiveUpdate } from 'schema/live';
import type { Config } from '../../config';
import type { Sql } from '../../platform/database/sql';
import { maySee, type Reader } from '../../domains/prayers/policy';
import { sumCounters } from '../../domains/stats/sql';
import type { Change, Topic } from './changes';
import type { Interests } from './interests';
import {
  findChainAccess,
  findCounts,
  findGroupAccess,
  findPrayerAccess,
  findTeamReaders,
  findUnreadCounts,
  visitor,
  type Access,
} from './sql';

/** Changes on the wall, for one audience. */
interface WallChanges extends Pick<LiveUpdate, 'newPrayers' | 'gonePrayers' | 'prayerCounts'> {
  audience: string;
}

/** A listener, as far as it decides what they may receive. */
export interface Listener {
  interests: Interests;
  /** `visitor` if not signed in. */
  memberId: number;
  /** Whether they listen with an API token. */
  isProgram: boolean;
}

/**
 * Returns the update for each listener, null if no change concerns them. One statement for each topic, however many
 * listeners there are; listeners with equal updates share one object.
 */
export async function findUpdates(
  services: { sql: Sql; config: Pick<Config, 'adminEmails'> },
  changes: readonly Change[],
  listeners: readonly Listener[],
): Promise<(listener: Listener) => LiveUpdate | null> {
  const { sql } = services;
  const idsOf = (...topics: Topic[]) => [
    ...new Set(changes.filter(({ topic }) => topics.includes(topic)).map(({ id }) => id)),
  ];
  const listenersFor = (isInterested: (interests: Interests) => boolean) =>
    listeners.filter(({ interests }) => isInterested(interests));

  const newIds = new Set(idsOf('new_prayer'));
  const gone = changes.filter(({ topic }) => topic === 'gone_prayer');
  const countedIds = new Set(idsOf('new_prayer', 'prayer_counts'));
  const shownIds = idsOf('new_prayer', 'prayer_counts', 'gone_prayer');
  const unreadOf = new Set(idsOf('notifications'));
  const unreadListeners = listenersFor(({ notifications }) => notifications).filter(({ memberId }) =>
    unreadOf.has(memberId),
  );

  const isForTeam = changes.some(({ audience }) => audience === 'team');
  const [stats, counts, unread] = await Promise.all([
    idsOf('stats').length > 0 && listenersFor((interests) => interests.stats).length > 0
      ? sumCounters(sql)
      : null,
    shownIds.length > 0 && listenersFor(({ wall, prayers: ids }) => wall || ids.size > 0).length > 0
      ? findCounts(sql, shownIds)
      : [],
    unreadListeners.length > 0 ? findUnreadCounts(sql, membersOf(unreadListeners)) : [],
  ]);
  const teamReaders =
    isForTeam || counts.some(({ visibility }) => visibility === 'team')
      ? await findTeamReaders(services, membersOf(listeners))
      : new Set<number>();
  const [prayers, chains, groups] = await Promise.all([
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
  const named = new Set<number | string | null>([
    ...counts.filter(({ visibility }) => visibility === 'team').map(({ authorId }) => authorId),
    ...gone.map(({ audience }) => audience),
  ]);
  const walls = new Map<string, WallChanges>();
  const unreadCounts = new Map(unread.map((row) => [row.memberId, row.unread]));
  const same = new Map<string, LiveUpdate>();

  return (listener) => {
    const { interests, memberId } = listener;
    const { wall } = interests;
    const { newPrayers, gonePrayers, prayerCounts, audience } = wallOf(readerOf(listener));
    const update: LiveUpdate = {
      stats: interests.stats ? stats : null,
      newPrayers: wall ? newPrayers : [],
      gonePrayers: wall ? gonePrayers : [],
      prayerCounts: wall ? prayerCounts : prayerCounts.filter(({ id }) => interests.prayers.has(id)),
      changedPrayers: prayers(listener).filter((id) => interests.prayers.has(id)),
      changedChains: interests.chains ? chains(listener) : [],
      changedGroups: groups(listener).filter((id) => interests.groups.has(id)),
      unreadNotificationCount:
        interests.notifications && memberId !== visitor && unreadOf.has(memberId)
          ? (unreadCounts.get(memberId) ?? 0)
          : null,
    };
    if (isEmpty(update)) return null;
    const key = keyOf(interests, update, audience);
    const known = same.get(key);
    if (!known) same.set(key, update);
    return known ?? update;
  };

  /** The changed things of one topic that a member may see. */
  async function findVisible(
    topic: Topic,
    findAccess: typeof findChainAccess,
    interested: readonly Listener[],
  ): Promise<(listener: Listener) => number[]> {
    const things = changes.filter((change) => change.topic === topic);
    if (things.length === 0 || interested.length === 0) return () => [];
    const guarded = [...new Set(things.filter(({ audience }) => audience === 'allowed').map(({ id }) => id))];
    const access = guarded.length > 0 ? await findAccess(services, guarded, membersOf(interested)) : [];
    const everybody = things.filter(({ audience }) => audience === 'all').map(({ id }) => id);
    const guardedUntilNow = things.filter(({ audience }) => audience !== 'all' && audience !== 'allowed');
    const own = idsByMember(access);
    const ofPrograms = idsByMember(access.filter(({ isOfTeam }) => !isOfTeam));
    return (listener) => {
      const reader = readerOf(listener);
      const allowed = (listener.isProgram ? ofPrograms : own).get(listener.memberId) ?? [];
      const untilNow = guardedUntilNow.filter((change) => couldSee(change, reader)).map(({ id }) => id);
      return [...new Set([...everybody, ...untilNow, ...allowed])];
    };
  }

  /** The changes of the wall as a reader sees it: computed once for all who see the same. */
  function wallOf(reader: Reader): WallChanges {
    const audience = audienceOf(reader);
    const computed = walls.get(audience);
    if (computed) return computed;
    const seen = counts.filter((prayer) => maySee(reader, prayer));
    const onWall = new Set(seen.filter(({ isOnTheWall }) => isOnTheWall).map(({ id }) => id));
    const lost = gone.filter((change) => couldSee(change, reader) && !onWall.has(change.id));
    const wall: WallChanges = {
      audience,
      newPrayers: seen
        .filter(({ id }) => newIds.has(id) && onWall.has(id))
        .map(({ id, category }) => ({ id, category })),
      gonePrayers: [...new Set(lost.map(({ id }) => id))],
      prayerCounts: seen
        .filter(({ id }) => countedIds.has(id))
        .map(({ id, amenCount, commentCount }) => ({ id, amenCount, commentCount })),
    };
    walls.set(audience, wall);
    return wall;
  }

  /** Readers of one audience see the same: authors of what is confided to the team are each their own. */
  function audienceOf({ memberId, readsTeam }: Reader): string {
    if (memberId === null) return 'visitors';
    if (named.has(memberId)) return `${memberId} ${readsTeam}`;
    return readsTeam ? 'team' : 'members';
  }

  function readerOf({ memberId, isProgram }: Listener): Reader {
    return {
      memberId: memberId === visitor ? null : memberId,
      readsTeam: !isProgram && teamReaders.has(memberId),
    };
  }
}

/** Whether a reader is notified of a change because they could see the thing until now. */
function couldSee({ audience }: Change, { memberId, readsTeam }: Reader): boolean {
  if (audience === 'all') return true;
  if (audience === 'members') return memberId !== null;
  return audience === 'team' ? readsTeam : audience === memberId;
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

/**
 * The part for the wall and the statistics is the same for all of one audience who requested it, so its name and flags
 * are enough to compare it.
 */
function keyOf(
  { stats, wall }: Interests,
  { prayerCounts, ...update }: LiveUpdate,
  audience: string,
): string {
  const { changedPrayers, changedChains, changedGroups, unreadNotificationCount } = update;
  return JSON.stringify([
    stats,
    wall ? audience : prayerCounts.map(({ id }) => id),
    changedPrayers,
    changedChains,
    changedGroups,
    unreadNotificationCount,
  ]);
}
