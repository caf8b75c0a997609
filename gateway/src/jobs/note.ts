import type { House } from '../context';
import { noteRun } from './sql';

/** The same work, of which it is noted when it ran, for how long and what went wrong. */
export function noted(house: House, name: string, work: () => Promise<void>): () => Promise<void> {
  return async () => {
    const startedAt = new Date();
    const began = performance.now();
    let failure: string | null = null;
    try {
      await work();
    } catch (error) {
      failure = wordsOf(error);
      throw error;
    } finally {
      await note({ name, startedAt, durationMs: Math.round(performance.now() - began), failure });
    }
  };

  /** A run that cannot be noted, because the database is away, has run all the same. */
  async function note(run: Parameters<typeof noteRun>[1]): Promise<void> {
    await noteRun(house.database.sql, run).catch((error: unknown) =>
      house.log.warn({ err: error, task: name }, 'a run cannot be noted'),
    );
  }
}

const longest = 300;

/** An error's message names tables and codes, never what stands in them: that is in its details. */
function wordsOf(error: unknown): string {
  const words = error instanceof Error ? `${error.name}: ${error.message}` : 'An error without words';
  return words.replace(/\s+/g, ' ').slice(0, longest);
}
