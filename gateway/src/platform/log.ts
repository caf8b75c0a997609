import { pino, type DestinationStream, type Logger } from 'pino';

/** The log: JSON lines without personal data. */
export function openLog(level: string, to: DestinationStream = pino.destination(1)): Logger {
  return pino({ level, base: undefined, serializers: { err: describeError } }, to);
}

/**
 * What an error is and where it came from. PostgreSQL's errors carry whole rows in `detail`, and the values of the
 * statement; other libraries hang requests on theirs. None of this is written down.
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

/** Of values that it cannot read, PostgreSQL's message repeats the value. */
function messageOf(message: string, code: unknown): string {
  return typeof code === 'string' && code.startsWith('22') ? message.replace(/"[^]*"/, '"…"') : message;
}
