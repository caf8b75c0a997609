import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { reconnection } from '../../platform/database/database';
import type { AppServices, LivePace } from '../../platform/services';
import { readChange, type Change } from './changes';
import { announceChanges, channel } from './sql';

/** Seconds. */
const queryTimeout = 5;
/** Milliseconds. */
const pulseEvery = 5_000;
/** A listener that has not received its own heartbeat for so long is treated as disconnected. */
const silentAfter = 12_000;

/** No change is missed while it is open. */
export interface Listening {
  stop(): Promise<void>;
}

interface ChangeHandlers {
  receive(changes: Change[]): void;
  /** Changes may have been missed. Called once, after which the listener is closed. */
  lose(): void;
}

/**
 * Listens on its own connection, and takes part in sending changes to all gateways. PostgreSQL does not replay
 * notifications, so a listener ends when its connection was lost for a moment or has gone silent.
 *
 * @throws when the database cannot be reached
 */
export async function listen(
  { config, database, log }: AppServices,
  { announceEvery }: LivePace,
  { receive, lose }: ChangeHandlers,
): Promise<Listening> {
  const pulse = `pulse-${randomUUID()}`;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let receivedAt = Date.now();
  let pulsedAt = 0;
  let isFirstTime = true;

  const connection = postgres(config.databaseUrl, {
    max: 1,
    query_timeout: queryTimeout,
    ...reconnection,
    connection: { application_name: 'prayer-wall-live' },
    onnotice: () => undefined,
  });
  try {
    await connection.listen(channel, onNotify, onListen);
  } catch (error) {
    await connection.end({ timeout: 0 });
    throw error;
  }
  receivedAt = Date.now();
  timer = setTimeout(() => void announce(), 0);
  return { stop: end };

  /** The driver reconnects by itself, without reporting that notifications were missed. */
  function onListen(): void {
    if (!isFirstTime) fail('the connection was lost');
    isFirstTime = false;
  }

  function onNotify(payload: string): void {
    if (isClosed) return;
    if (payload === pulse) receivedAt = Date.now();
    else if (!payload.startsWith('pulse-')) receive(payload.split(' ').map(readChange));
  }

  async function announce(): Promise<void> {
    const now = Date.now();
    if (now - receivedAt > silentAfter) return fail('no heartbeat was received');
    const isPulseDue = now - pulsedAt >= pulseEvery;
    if (isPulseDue) pulsedAt = now;
    try {
      await announceChanges(database.sql, isPulseDue ? pulse : null);
    } catch (error) {
      return fail('changes cannot be sent', error);
    }
    if (!isClosed) timer = setTimeout(() => void announce(), announceEvery);
  }

  function fail(reason: string, error?: unknown): void {
    if (isClosed) return;
    log.warn({ reason, err: error }, 'live updates are paused');
    void end();
    lose();
  }

  async function end(): Promise<void> {
    isClosed = true;
    clearTimeout(timer);
    await connection.end({ timeout: 0 }).catch(() => undefined);
  }
}
