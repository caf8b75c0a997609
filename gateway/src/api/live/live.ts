import type { LiveUpdate } from 'schema/live';
import type { Context } from '../../domains/members/context';
import type { AppServices, LivePace } from '../../platform/services';
import { TryAgainLater, type Refusal } from '../../platform/errors';
import type { Change } from './changes';
import type { Interests } from './interests';
import { listen, type Listening } from './listen';
import { findUpdates, type Listener } from './updates';
import { limitStreams, noStreamLimit } from './streamLimit';
import { findCredentials, deleteOldChanges, visitor } from './sql';

const usualPace: LivePace = { announceEvery: 400, sendEvery: 1_000 };
const heartbeatEvery = 25_000;
/** Milliseconds after which the end of a session or token is noticed, at most; that somebody ends a session is known at once. */
const checkCredentialsEvery = 20_000;
const cleanUpEvery = 60_000;
const retryAfterSeconds = 5;
/** Milliseconds to wait after a failure of the database. */
const pauseAfterFailure = 1_000;

/** The stream of an open page. */
export interface Stream {
  send(update: LiveUpdate): void;
  /** Keeps the connection open through proxies. */
  heartbeat(): void;
  /** Says that the session or token was revoked, or that its member is suspended. */
  complete(): void;
  /** Ends the stream; the page reconnects. */
  end(): void;
}

export interface Live {
  /**
   * Sends updates on the topics of a page until it is closed. Returns a function that closes it.
   *
   * @throws Refusal `rateLimited`, or `overloaded` while the gateway cannot listen
   */
  open(ctx: Context, address: string, interests: Interests, stream: Stream): Promise<() => void>;
  /** Ends all streams and refuses new ones. */
  stop(): Promise<void>;
}

interface OpenStream extends Listener {
  stream: Stream;
  /** The hash of the session or API token, hexadecimal; null for visitors. */
  credential: string | null;
  release: () => void;
}

/**
 * Sends live updates to open pages (docs/decisions/0014). A stream is open only while no change can be missed: when the
 * connection to the database breaks, all streams end, and pages poll until they can reconnect.
 */
export function createLive(services: AppServices): Live {
  const { config, database, log, livePace = usualPace } = services;
  const limit = config.rateLimits ? limitStreams() : noStreamLimit;
  const streams = new Set<OpenStream>();
  let listening: Promise<Listening> | null = null;
  let failedAt = 0;
  let isStopping = false;
  let waiting: Change[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isSending = false;
  let sentAt = 0;

  const intervals = [
    every(heartbeatEvery, () => streams.forEach(({ stream }) => stream.heartbeat())),
    every(checkCredentialsEvery, () => void endWithCredentials().catch(lose)),
    every(cleanUpEvery, () => void deleteOldChanges(database.sql).catch(() => undefined)),
  ];

  return {
    async open(ctx, address, interests, stream) {
      const member = await ctx.findCaller();
      const release = limit.acquire(member?.id ?? null, address);
      const opened: OpenStream = {
        stream,
        interests,
        memberId: member?.id ?? visitor,
        isProgram: ctx.token !== null,
        credential: (member && (ctx.sessionHash ?? ctx.token?.hash)?.toString('hex')) ?? null,
        release,
      };
      try {
        await listenNow();
      } catch (error) {
        release();
        throw error;
      }
      streams.add(opened);
      return () => close(opened);
    },
    async stop() {
      isStopping = true;
      intervals.forEach((interval) => clearInterval(interval));
      clearTimeout(timer);
      endAll();
      const listener = await listening?.catch(() => null);
      await listener?.stop();
    },
  };

  /** Concurrent callers wait for the same connection. @throws Refusal `overloaded` */
  async function listenNow(): Promise<void> {
    if (isStopping || Date.now() - failedAt < pauseAfterFailure) throw unavailable();
    listening ??= listen(services, livePace, { receive, lose });
    try {
      await listening;
    } catch (error) {
      log.warn({ err: error }, 'cannot listen for changes');
      lose();
      throw unavailable();
    }
    if (isStopping || listening === null) throw unavailable();
  }

  /** Changes may have been missed. */
  function lose(): void {
    listening?.then(
      (listener) => listener.stop(),
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
    if (streams.delete(opened)) opened.release();
  }

  function receive(changes: Change[]): void {
    const ended = new Set(changes.filter(({ topic }) => topic === 'session').map(({ id }) => id));
    if (ended.size > 0) void endWithCredentials(ended).catch(lose);
    waiting.push(...changes.filter(({ topic }) => topic !== 'session'));
    sendSoon();
  }

  function sendSoon(): void {
    if (isSending || timer || waiting.length === 0 || isStopping) return;
    timer = setTimeout(() => void send(), Math.max(0, sentAt + livePace.sendEvery - Date.now()));
  }

  async function send(): Promise<void> {
    const changes = waiting;
    waiting = [];
    timer = undefined;
    isSending = true;
    sentAt = Date.now();
    try {
      const listeners = [...streams];
      const updateFor = await findUpdates({ sql: database.sql, config }, changes, listeners);
      for (const listener of listeners) {
        const update = streams.has(listener) ? updateFor(listener) : null;
        if (update) listener.stream.send(update);
      }
    } catch (error) {
      log.warn({ err: error }, 'changes could not be read');
      lose();
    }
    isSending = false;
    sendSoon();
  }

  /** Ends the streams whose session or token is no longer valid, of all members or of these. */
  async function endWithCredentials(memberIds?: ReadonlySet<number>): Promise<void> {
    const members = [...streams].filter(
      ({ credential, memberId }) => credential !== null && (memberIds?.has(memberId) ?? true),
    );
    if (members.length === 0) return;
    const found = await findCredentials(database.sql, [
      ...new Set(members.map(({ credential }) => credential!)),
    ]);
    for (const opened of members) {
      const isValid = found.get(opened.credential!);
      if (isValid) continue;
      close(opened);
      // Where it has only expired, nobody's words are interrupted: the next request asks to sign in again.
      if (isValid === undefined) opened.stream.complete();
      opened.stream.end();
    }
  }
}

/** Does not keep the process alive. */
function every(milliseconds: number, act: () => void): NodeJS.Timeout {
  return setInterval(act, milliseconds).unref();
}

function unavailable(): Refusal {
  return new TryAgainLater('overloaded', retryAfterSeconds);
}
