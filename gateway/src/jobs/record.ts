import { recordRun } from '../domains/operations/sql';
import type { JobName } from '../gen/resolvers';
import type { AppServices } from '../platform/services';

/** The same work, with its start, its duration and its error recorded for administrators. */
export function recorded(
  { database, log }: AppServices,
  name: JobName,
  work: () => Promise<void>,
): () => Promise<void> {
  return async () => {
    const startedAt = new Date();
    const began = performance.now();
    let failure: string | null = null;
    try {
      await work();
    } catch (error) {
      failure = messageOf(error);
      throw error;
    } finally {
      const durationMs = Math.round(performance.now() - began);
      await recordRun(database.sql, { name, startedAt, durationMs, failure }).catch((error: unknown) =>
        log.warn({ err: error, job: name }, 'a run cannot be recorded'),
      );
    }
  };
}

const longest = 300;

/** Messages of the database name tables and constraints, but never values: those are in an error's details. */
function messageOf(error: unknown): string {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : 'An error without words';
  return message.replace(/\s+/g, ' ').slice(0, longest);
}
