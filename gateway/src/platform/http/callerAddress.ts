import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6, type BlockList } from 'node:net';

/** The caller's address: the peer's, or the one that a trusted proxy forwards. */
export function callerAddress(
  { socket, headers }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } },
  trustedProxies: BlockList,
): string {
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
export function normalised(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** The network of an address, of which one person hardly has many: the /24 of IPv4, the /48 of IPv6. */
export function wideNetworkOf(address: string): string {
  return isIPv6(address)
    ? networkOf(address).split(':').slice(0, 3).join(':')
    : address.split('.').slice(0, 3).join('.');
}

/** An IPv6 address counts as its /64 network, which has one owner. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length;
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':')]
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
}
