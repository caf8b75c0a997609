import type { IncomingMessage } from 'node:http';

const thisMachine = /^(127\.|::1$|::ffff:127\.)/;

/** Whose call it is: the peer's address, or what a proxy on this machine says of its own peer. */
export function callerAddress({ socket, headers }: IncomingMessage): string {
  const peer = socket.remoteAddress ?? 'unknown';
  if (!thisMachine.test(peer)) return peer;
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)!
    .trim();
  return forwarded || peer;
}
