import postgres from 'postgres';

/** Whether the database refused a row because of this constraint, which is how races are decided. */
export function isViolationOf(error: unknown, constraint: string): boolean {
  return error instanceof postgres.PostgresError && error.constraint_name === constraint;
}

/**
 * Whether the database refused a statement because of others at the same time: `vanished` if a row to which it refers is
 * gone, `overtaken` by a deadlock, a serialization failure or an equal row. Null for any other error.
 */
export function raceOf(error: unknown): 'vanished' | 'overtaken' | null {
  if (!(error instanceof postgres.PostgresError)) return null;
  if (error.code === '23503') return 'vanished';
  return ['40P01', '40001', '23505'].includes(error.code) ? 'overtaken' : null;
}
