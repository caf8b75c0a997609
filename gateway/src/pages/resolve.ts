import type { Choice } from './choice';
import type { Area, Remote, Remotes } from './registry';

/** The one version of a remote that a browser gets. */
export interface Resolved extends Area {
  /** The origin of the developer's machine that it comes from; null for what is published. */
  comesFrom: string | null;
}

export type ResolvedRemotes = Record<string, Resolved>;

/** Which version of each remote this browser gets: chosen by hand, else the canary for its share, else what is live. */
export function resolveRemotes(remotes: Remotes, choice: Choice): ResolvedRemotes {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, remote]) => {
      const area = chosenVersion(remote, choice, name);
      const entry = choice.entries[name];
      return [name, entry ? fromMachine(area, entry) : { ...area, comesFrom: null }];
    }),
  );
}

/** Whether it matters which number a browser has. */
export function hasCanary(remotes: Remotes): boolean {
  return Object.values(remotes).some(({ canary }) => canary !== null);
}

function chosenVersion({ live, canary, versions }: Remote, choice: Choice, name: string): Area {
  const byHand = choice.versions[name];
  if (byHand !== undefined && Object.hasOwn(versions, byHand)) return versions[byHand]!;
  const isInShare = canary !== null && choice.canary !== null && choice.canary < canary.percent;
  return versions[isInShare ? canary.version : live]!;
}

/** Of what lies on somebody's machine only the entry is known: neither its files, nor what it asks, nor its range. */
function fromMachine(published: Area, entry: string): Resolved {
  return {
    ...published,
    version: 'local',
    entry,
    kit: '*',
    preload: {},
    questions: [],
    paintings: {},
    comesFrom: new URL(entry).origin,
  };
}
