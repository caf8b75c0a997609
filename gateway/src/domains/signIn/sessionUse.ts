import type { AppServices } from '../../platform/services';
import { touchSessions } from './sessions';

const writeEvery = 60_000;
/** A session that was recorded is not recorded again for so long. */
const recordedFor = 3_600_000;
/** Hashes in memory: made-up cookies must not fill it. */
const maxWaiting = 10_000;
const maxRecorded = 50_000;

interface SessionUse {
  note(sessionHash: Buffer): void;
  /** Records what waits. */
  stop(): Promise<void>;
}

/** Records when sessions are used: in memory, and once a minute in one statement, so that no request waits for it. */
export function recordSessionUse({ database, log }: AppServices): SessionUse {
  const waiting = new Set<string>();
  /** When a session was recorded, the oldest first. */
  const recorded = new Map<string, number>();
  const timer = setInterval(() => void write(), writeEvery).unref();

  return {
    note(sessionHash) {
      const hash = sessionHash.toString('hex');
      if (Date.now() - (recorded.get(hash) ?? 0) < recordedFor) return;
      if (waiting.size < maxWaiting) waiting.add(hash);
    },
    async stop() {
      clearInterval(timer);
      await write();
    },
  };

  async function write(): Promise<void> {
    if (waiting.size === 0) return;
    const hashes = [...waiting];
    waiting.clear();
    try {
      await touchSessions(database.sql, hashes);
    } catch (error) {
      log.warn({ err: error }, 'the use of sessions was not recorded');
      return;
    }
    const now = Date.now();
    for (const hash of hashes) {
      recorded.delete(hash);
      recorded.set(hash, now);
    }
    for (const hash of recorded.keys()) {
      if (recorded.size <= maxRecorded) break;
      recorded.delete(hash);
    }
  }
}
