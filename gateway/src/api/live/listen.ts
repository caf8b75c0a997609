import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import type { AppServices } from '../../platform/services';
import { readChange, type Change } from './changes';
import { announceChanges, channel } from './sql';

const connectTimeout = 5;
/** How often changes are taken out and told to all gateways. */
const pace = 400;
const pulseEvery = 5_000;
/** A listener that does not hear its own pulse for so long hears nothing else. */
const deafAfter = 12_000;

/** While it stands, nothing is missed. */
export interface Listening {
  stop(): Promise<void>;
}

interface Ears {
  hear(changes: Change[]): void;
  /** Something may have been missed. Called once; the listening is over. */
  lose(): void;
}

/**
 * Listens on a connection of its own, and takes its share in telling the others. PostgreSQL tells a listener nothing of
 * what came while it was away, so one that was away for a moment is over, like one that has become deaf.
 *
 * @throws when the database cannot be reached
 */
export async function listen(
  { config, database, log }: AppServices,
  { hear, lose }: Ears,
): Promise<Listening> {
  const pulse = `pulse-${randomUUID()}`;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let heardAt = Date.now();
  let pulsedAt = 0;
  let isFirstTime = true;

  const connection = postgres(config.databaseUrl, {
    max: 1,
    connect_timeout: connectTimeout,
    query_timeout: connectTimeout,
    connection: { application_name: 'prayer-wall-live' },
    onnotice: () => undefined,
  });
  try {
    await connection.listen(channel, receive, onListen);
  } catch (error) {
    await connection.end({ timeout: 0 });
    throw error;
  }
  heardAt = Date.now();
  timer = setTimeout(() => void announce(), 0);
  return { stop: end };

  /** The driver connects again by itself, and says nothing of what lay between. */
  function onListen(): void {
    if (!isFirstTime) over('the connection was lost');
    isFirstTime = false;
  }

  function receive(payload: string): void {
    if (isOver) return;
    if (payload === pulse) heardAt = Date.now();
    else if (!payload.startsWith('pulse-')) hear(payload.split(' ').map(readChange));
  }

  async function announce(): Promise<void> {
    const now = Date.now();
    if (now - heardAt > deafAfter) return over('nothing is heard any more');
    const isPulseDue = now - pulsedAt >= pulseEvery;
    if (isPulseDue) pulsedAt = now;
    try {
      await announceChanges(database.sql, isPulseDue ? pulse : null);
    } catch (error) {
      return over('changes cannot be told', error);
    }
    if (!isOver) timer = setTimeout(() => void announce(), pace);
  }

  function over(reason: string, error?: unknown): void {
    if (isOver) return;
    log.warn({ reason, err: error }, 'live updates pause');
    void end();
    lose();
  }

  async function end(): Promise<void> {
    isOver = true;
    clearTimeout(timer);
    await connection.end({ timeout: 0 }).catch(() => undefined);
  }
}
