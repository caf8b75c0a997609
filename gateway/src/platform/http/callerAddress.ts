import type { IncomingMessage } from 'node:http';
import { isIP, type BlockList } from 'node:net';

/** Whose call it is: the peer's address, or what a proxy that is trusted says of its own peer. */
export function callerAddress({ socket, headers }: IncomingMessage, trustedProxies: BlockList): string {
  const told = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => plainAddress(address.trim()))
    .filter((address) => address !== '');
  let address = plainAddress(socket.remoteAddress ?? 'unknown');
  // Each proxy adds its peer at the end; what stands before the first that is not ours, anybody may have written.
  while (told.length > 0 && isTrusted(address, trustedProxies)) address = told.pop()!;
  return address;
}

function isTrusted(address: string, trustedProxies: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && trustedProxies.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** IPv4 as such, also where the socket speaks both. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
