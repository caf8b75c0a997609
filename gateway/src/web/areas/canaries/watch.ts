import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AppServices } from '../../../platform/services';
import { callerAddress, wideNetworkOf } from '../../../platform/http/callerAddress';
import type { Telemetry } from '../../../platform/http/telemetry';
import type { Registry, Remotes } from '../registry';
import type { Resolved, ResolvedRemotes, ResolvedRoute } from '../resolve';
import { failsMoreThanLive } from './rule';
import {
  deleteOldVisitors,
  findStopped,
  findTally,
  insertStopped,
  recordVisitors,
  type Seen,
  type StoppedCanary,
} from './sql';

const checkEvery = 3_000;
const recordAgainAfter = 60 * 60_000;
/** Visitors that wait to be recorded, at most; more of them are not counted. */
const maxPending = 2_000;

export interface CanaryWatch {
  /** The registry in which a canary that was stopped goes to nobody. */
  registry: Registry;
  /** Counts a page with this area's route, for that area and for those that may have filled a slot on it. */
  countPage(request: IncomingMessage, remotes: ResolvedRemotes, route: ResolvedRoute | null): void;
  /** Counts that an area failed in a browser which gets this version. */
  countFault(request: IncomingMessage, area: string, served: Resolved): void;
  stop(): void;
}

/**
 * Stops canaries that fail more than the live version (docs/operations.md). Gateways share visitors and decisions through
 * the database, every three seconds while there is a canary; no page waits for it.
 */
export async function watchCanaries(
  { config, database: { sql }, log }: AppServices,
  file: Registry,
  telemetry: Telemetry,
): Promise<CanaryWatch> {
  const pending = new Map<string, Seen>();
  const recorded = new Set<string>();
  let stops: StoppedCanary[] = [];
  let last: { remotes: Remotes; stops: StoppedCanary[]; served: Remotes } = {
    remotes: {},
    stops,
    served: {},
  };
  let isChecking = false;

  const registry: Registry = {
    async read() {
      const remotes = await file.read();
      if (remotes !== last.remotes || stops !== last.stops)
        last = { remotes, stops, served: withoutStopped(remotes, stops) };
      return last.served;
    },
    isCurrent: (served) => served === last.served && stops === last.stops && file.isCurrent(last.remotes),
  };
  await check();
  const checking = setInterval(() => void check(), checkEvery).unref();
  const renewing = setInterval(() => void renew(), recordAgainAfter).unref();

  return {
    registry,
    countPage(request, remotes, route) {
      if (!route) return;
      for (const [area, served] of Object.entries(remotes)) {
        if (served !== route.area && Object.keys(served.slots).length === 0) continue;
        telemetry.countAreaLoad(area, served.version);
        record(request, area, served, false);
      }
    },
    countFault: (request, area, served) => record(request, area, served, true),
    stop() {
      clearInterval(checking);
      clearInterval(renewing);
    },
  };

  function record(request: IncomingMessage, area: string, served: Resolved, hasFailed: boolean): void {
    const { version, isChosen } = served;
    const { canary = null, live } = last.served[area] ?? {};
    if (canary === null || isChosen || (version !== canary.version && version !== live)) return;
    const since = canary.since ?? '';
    const network = wideNetworkOf(callerAddress(request, config.trustedProxies));
    // No address is stored.
    const visitor = createHmac('sha256', config.jwtSecret)
      .update(`canary ${since} ${network}`)
      .digest('base64url')
      .slice(0, 22);
    const key = `${area} ${since} ${version} ${visitor}`;
    if (recorded.has(recordedKey(key, hasFailed)) || pending.get(key)?.hasFailed) return;
    if (pending.size < maxPending || pending.has(key))
      pending.set(key, { area, since, version, visitor, hasFailed });
  }

  async function check(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    try {
      await compare(await registry.read());
    } catch (error) {
      log.warn({ err: error }, 'canaries were not compared');
    } finally {
      isChecking = false;
    }
  }

  async function compare(remotes: Remotes): Promise<void> {
    const canaries = Object.entries(remotes).flatMap(([area, { live, canary }]) =>
      canary ? [{ area, live, version: canary.version, since: canary.since ?? '' }] : [],
    );
    if (canaries.length === 0 && !Object.values(remotes).some(({ stopped }) => stopped)) {
      telemetry.recordStopped([]);
      return pending.clear();
    }
    const hasNew = await flush();
    for (const canary of hasNew ? canaries : []) await stopIfWorse(canary);
    const found = await findStopped(sql);
    if (JSON.stringify(found) !== JSON.stringify(stops)) stops = found;
    const served = await registry.read();
    telemetry.recordStopped(Object.keys(served).filter((area) => served[area]!.stopped));
  }

  /** Returns whether there was something to record. */
  async function flush(): Promise<boolean> {
    const batch = [...pending];
    if (batch.length === 0) return false;
    await recordVisitors(
      sql,
      batch.map(([, seen]) => seen),
    );
    for (const [key, seen] of batch) {
      // It may have failed meanwhile.
      if (pending.get(key) === seen) pending.delete(key);
      recorded.add(recordedKey(key, false));
      if (seen.hasFailed) recorded.add(recordedKey(key, true));
    }
    return true;
  }

  async function stopIfWorse({
    live,
    ...canary
  }: Pick<Seen, 'area' | 'since' | 'version'> & { live: string }) {
    const { area, since, version } = canary;
    const [tally, liveTally] = await Promise.all([
      findTally(sql, area, since, version),
      findTally(sql, area, since, live),
    ]);
    if (!failsMoreThanLive(tally, liveTally)) return;
    const stopped = await insertStopped(sql, canary, tally, liveTally);
    if (stopped) log.error(stopped, 'a canary stopped by itself');
  }

  async function renew(): Promise<void> {
    recorded.clear();
    await deleteOldVisitors(sql).catch((error: unknown) =>
      log.warn({ err: error }, 'visitors of canaries were not deleted'),
    );
  }
}

const recordedKey = (key: string, hasFailed: boolean) => `${key} ${hasFailed}`;

function withoutStopped(remotes: Remotes, stops: StoppedCanary[]): Remotes {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, remote]) => {
      const { canary } = remote;
      const found = stops.find(
        ({ area, version, since }) =>
          area === name && version === canary?.version && since === (canary.since ?? ''),
      );
      return [
        name,
        canary && found
          ? { ...remote, canary: null, stopped: { ...found, percent: canary.percent } }
          : remote,
      ];
    }),
  );
}
