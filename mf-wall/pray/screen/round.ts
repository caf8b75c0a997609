import type { PrayScreenQuery } from '../../gen/graphql';

export type ShownPrayer = PrayScreenQuery['prayQueue'][number];

/** The prayers of a screen. */
export interface Round {
  /** The prayers that were shown, the present one last; they are shown again while there are no others. */
  held: readonly ShownPrayer[];
  upcoming: readonly ShownPrayer[];
  /** The numbers of those that the queue leaves out until it is used up. */
  shown: readonly number[];
}

export const emptyRound: Round = { held: [], upcoming: [], shown: [] };

/** The most that are held in memory, for a night without a connection. */
const mostHeld = 100;
/** The most that the queue leaves out. */
const mostShown = 1_000;

export const presentOf = ({ held }: Round): ShownPrayer | null => held.at(-1) ?? null;

/** The next one of the queue; without one, the one that was not shown for longest. */
export function goOn({ held, upcoming, shown }: Round): Round {
  const [next = held[0], ...rest] = upcoming;
  if (!next) return { held, upcoming, shown };
  return {
    held: [...held.filter(({ id }) => id !== next.id), next].slice(-mostHeld),
    upcoming: rest,
    shown: [...shown.filter((id) => id !== next.id), next.id].slice(-mostShown),
  };
}

/** Adds what the queue handed out. Nothing: everything was shown, and the queue begins anew. */
export function receive(round: Round, arrived: readonly ShownPrayer[]): Round {
  if (arrived.length === 0) return { ...round, shown: [] };
  const known = new Set(round.upcoming.map(({ id }) => id));
  const added = { ...round, upcoming: [...round.upcoming, ...arrived.filter(({ id }) => !known.has(id))] };
  return added.held.length === 0 ? goOn(added) : added;
}

/** Leaves out a prayer that nobody may see any more, and goes on if it is the present one. */
export function drop(round: Round, gone: number): Round {
  const without = (prayers: readonly ShownPrayer[]) => prayers.filter(({ id }) => id !== gone);
  const left = { ...round, held: without(round.held), upcoming: without(round.upcoming) };
  return presentOf(round)?.id === gone ? goOn(left) : left;
}
