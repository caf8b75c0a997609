import { pino, type DestinationStream, type Logger } from 'pino';

/** The log: JSON lines without personal data. */
export function openLog(level: string, to: DestinationStream = pino.destination(1)): Logger {
  return pino({ level, base: undefined, serializers: { err: describeError } }, to);
}

/**
 * Name, message and stack of an error. PostgreSQL's errors contain whole rows in `detail` and the values of the
 * statement, those of other libraries contain requests. None of this is logged.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint_name: constraint } = error as { code?: unknown; constraint_name?: unknown };
  return {
    type: error.name,
    message: messageOf(error.message, code),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

/** PostgreSQL's message about a value that it cannot parse repeats the value. */
function messageOf(message: string, code: unknown): string {
  return typeof code === 'string' && code.startsWith('22') ? message.replace(/"[^]*"/, '"…"') : message;
}
