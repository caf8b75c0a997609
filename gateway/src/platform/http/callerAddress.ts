import type { IncomingMessage } from 'node:http';
import { isIP, type BlockList } from 'node:net';

/** The caller's address: the peer's, or the one that a trusted proxy forwards. */
export function callerAddress({ socket, headers }: IncomingMessage, trustedProxies: BlockList): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => normalised(address.trim()))
    .filter((address) => address !== '');
  let address = normalised(socket.remoteAddress ?? 'unknown');
  // Each proxy appends its peer; everything before the first untrusted address may be forged.
  while (forwarded.length > 0 && isTrusted(address, trustedProxies)) address = forwarded.pop()!;
  return address;
}

function isTrusted(address: string, trustedProxies: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && trustedProxies.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** Converts IPv4-mapped IPv6 addresses of a dual-stack socket to IPv4. */
function normalised(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
