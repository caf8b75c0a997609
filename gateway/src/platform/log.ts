import { pino, type DestinationStream, type Logger } from 'pino';

/** Characters that wait while nothing can be written; later lines are lost. */
const maxWaiting = 1_000_000;

/**
 * Writes to a file descriptor. When its disk is full or its reader has gone, lines wait, later ones are lost, and the
 * process goes on.
 */
export function openDestination(fd: number): DestinationStream {
  const destination = pino.destination({ fd, sync: true, maxLength: maxWaiting });
  destination.on('error', () => undefined);
  return destination;
}

/** The log: JSON lines without personal data. */
export function openLog(level: string, to: DestinationStream = openDestination(1)): Logger {
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
