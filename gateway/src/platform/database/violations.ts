import postgres from 'postgres';

/** Whether the database refused a row because of this constraint, which is how races are decided. */
export function isViolationOf(error: unknown, constraint: string): boolean {
  return error instanceof postgres.PostgresError && error.constraint_name === constraint;
}
