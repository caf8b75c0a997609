import { lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Config } from '../../config';

const maxEndpointLength = 2_000;

/**
 * Whether the site may send to a push endpoint. Members can register any URL, so in production it must not lead into
 * the gateway's own network (SSRF); elsewhere a push service on localhost is allowed. If push services are listed, it
 * must be one of them or a subdomain.
 */
export function mayPushTo(
  endpoint: string,
  { production, pushServices }: Pick<Config, 'production' | 'pushServices'>,
): boolean {
  if (endpoint.length > maxEndpointLength || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (pushServices.length > 0 && !pushServices.some((service) => `.${hostname}`.endsWith(`.${service}`)))
    return false;
  if (!production) return protocol === 'https:' || (protocol === 'http:' && ownHosts.has(hostname));
  return protocol === 'https:' && isPublicHost(hostname);
}

/** Resolves names as usual, but refuses private addresses. */
export const lookUpPublic: LookupFunction = (hostname, options, answer) => {
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    if (error) return answer(error, '', 0);
    const addresses = found.filter(({ address }) => isPublicAddress(address));
    const [first] = addresses;
    if (!first) return answer(new Error('The address of a push service is private'), '', 0);
    if (options.all) return answer(null, addresses);
    answer(null, first.address, first.family);
  });
};

const ownHosts = new Set(['localhost', '127.0.0.1']);

function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return isPublicAddress(host);
  return host.includes('.') && !/\.(localhost|local|internal|lan|home|intranet|arpa)\.?$/.test(host);
}

function isPublicAddress(address: string): boolean {
  return !privateAddresses.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

const privateAddresses = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  privateAddresses.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  privateAddresses.addSubnet(network, prefix, 'ipv6');
