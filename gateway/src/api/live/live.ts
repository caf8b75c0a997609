import type { LiveUpdate } from 'schema/live';
import type { Context } from '../../domains/members/context';
import type { AppServices } from '../../platform/services';
import { TryAgainLater, type Refusal } from '../../platform/errors';
import type { Change } from './changes';
import type { Interests } from './interests';
import { listen, type Listening } from './listen';
import { readNews, type Listener } from './updates';
import { limitedPlaces, unlimitedPlaces } from './streamLimit';
import { findHoldingSessions, forgetChanges, visitor } from './sql';

/** At most one message a second, however much happens. */
const between = 1_000;
const beatEvery = 25_000;
/** A session that has ended is heard no later than this. */
const lookAtSessionsEvery = 20_000;
const forgetEvery = 60_000;
const retryAfterSeconds = 5;
/** After a failure the database is left alone for so long. */
const restAfterFailure = 1_000;

/** The stream of an open page. */
export interface Stream {
  tell(update: LiveUpdate): void;
  /** Keeps the way open. */
  beat(): void;
  /** The page is told to come again. */
  end(): void;
}

export interface Live {
  /**
   * Tells a page of what it is interested in from now on, until it is closed; answers how to close it.
   *
   * @throws Refusal `rateLimited`, or `overloaded` while nothing can be heard
   */
  open(ctx: Context, address: string, interests: Interests, stream: Stream): Promise<() => void>;
  /** Ends every stream at once and opens none any more. */
  stop(): Promise<void>;
}

interface OpenStream extends Listener {
  stream: Stream;
  /** Hexadecimal; null for visitors. */
  session: string | null;
  leave: () => void;
}

/**
 * What happens, told to the pages that are open (docs/decisions/0014). A stream stands only while nothing can be missed:
 * when the way to the database breaks, all of them end, and pages ask by themselves until one stands again.
 */
export function createLive(services: AppServices): Live {
  const { config, database, log } = services;
  const places = config.rateLimits ? limitedPlaces() : unlimitedPlaces;
  const streams = new Set<OpenStream>();
  let listening: Promise<Listening> | null = null;
  let failedAt = 0;
  let isStopping = false;
  let waiting: Change[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isTelling = false;
  let toldAt = 0;

  const rounds = [
    every(beatEvery, () => streams.forEach(({ stream }) => stream.beat())),
    every(lookAtSessionsEvery, () => void endWithSessions().catch(lose)),
    every(forgetEvery, () => void forgetChanges(database.sql).catch(() => undefined)),
  ];

  return {
    async open(ctx, address, interests, stream) {
      const member = await ctx.findCaller();
      const leave = places.take(member?.id ?? null, address);
      const opened: OpenStream = {
        stream,
        interests,
        memberId: member?.id ?? visitor,
        session: member && ctx.sessionHash ? ctx.sessionHash.toString('hex') : null,
        leave,
      };
      try {
        await listenNow();
      } catch (error) {
        leave();
        throw error;
      }
      streams.add(opened);
      return () => close(opened);
    },
    async stop() {
      isStopping = true;
      rounds.forEach((round) => clearInterval(round));
      clearTimeout(timer);
      endAll();
      const heard = await listening?.catch(() => null);
      await heard?.stop();
    },
  };

  /** All who come at once wait for one connection. @throws Refusal `overloaded` */
  async function listenNow(): Promise<void> {
    if (isStopping || Date.now() - failedAt < restAfterFailure) throw notNow();
    listening ??= listen(services, { hear, lose });
    try {
      await listening;
    } catch (error) {
      log.warn({ err: error }, 'changes cannot be heard');
      lose();
      throw notNow();
    }
    if (isStopping || listening === null) throw notNow();
  }

  /** Something may have been missed. */
  function lose(): void {
    listening?.then(
      (heard) => heard.stop(),
      () => undefined,
    );
    listening = null;
    failedAt = Date.now();
    endAll();
  }

  function endAll(): void {
    waiting = [];
    for (const opened of streams) {
      close(opened);
      opened.stream.end();
    }
  }

  function close(opened: OpenStream): void {
    if (streams.delete(opened)) opened.leave();
  }

  function hear(changes: Change[]): void {
    waiting.push(...changes);
    tellSoon();
  }

  function tellSoon(): void {
    if (isTelling || timer || waiting.length === 0 || isStopping) return;
    timer = setTimeout(() => void tell(), Math.max(0, toldAt + between - Date.now()));
  }

  async function tell(): Promise<void> {
    const changes = waiting;
    waiting = [];
    timer = undefined;
    isTelling = true;
    toldAt = Date.now();
    try {
      const listeners = [...streams];
      const newsFor = await readNews(database.sql, changes, listeners);
      for (const listener of listeners) {
        const update = streams.has(listener) ? newsFor(listener) : null;
        if (update) listener.stream.tell(update);
      }
    } catch (error) {
      log.warn({ err: error }, 'what has changed could not be read');
      lose();
    }
    isTelling = false;
    tellSoon();
  }

  async function endWithSessions(): Promise<void> {
    const members = [...streams].filter(({ session }) => session !== null);
    if (members.length === 0) return;
    const holding = await findHoldingSessions(database.sql, [
      ...new Set(members.map(({ session }) => session!)),
    ]);
    for (const opened of members) {
      if (holding.has(opened.session!)) continue;
      close(opened);
      opened.stream.end();
    }
  }
}

/** Does not keep the process alive. */
function every(milliseconds: number, act: () => void): NodeJS.Timeout {
  return setInterval(act, milliseconds).unref();
}

function notNow(): Refusal {
  return new TryAgainLater('overloaded', retryAfterSeconds);
}
