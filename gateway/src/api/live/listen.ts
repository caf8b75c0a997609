import { randomUUID } from 'node:crypto';
import type { AppServices, LivePace } from '../../platform/services';
import { readChange, type Change } from './changes';
import type { LiveChannel } from './channel';
import { openNatsChannel } from './natsChannel';
import { openPostgresChannel } from './postgresChannel';

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
 * Listens for changes, and takes part in sending them to all gateways, through NATS if the site has it, else through
 * PostgreSQL. Neither replays what was missed, so a listener ends when its connection was lost for a moment or has gone
 * silent.
 *
 * @throws when the channel cannot be opened
 */
export async function listen(
  { config, database, log }: AppServices,
  { announceEvery }: LivePace,
  { receive, lose }: ChangeHandlers,
): Promise<Listening> {
  const pulse = `pulse-${randomUUID()}`;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let pulsedAt = 0;

  const open = config.natsUrl === null ? openPostgresChannel : openNatsChannel;
  const channel: LiveChannel = await open({ config, database }, { receive: onText, lose: fail });
  let receivedAt = Date.now();
  timer = setTimeout(() => void announce(), 0);
  return { stop: end };

  function onText(payload: string): void {
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
      await channel.announce(isPulseDue ? pulse : null);
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
    await channel.close();
  }
}
