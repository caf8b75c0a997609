import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { House } from '../context';
import { Refusal } from '../errors';
import { callerAddress } from './callerAddress';
import { openSharedCounts } from './sharedCounts';

/**
 * Calls per minute and address. Polling as specified is about 250 a minute for one member; a household shares one.
 * Of a sign-in two calls count, its start and its end.
 */
const usual = { read: 6000, write: 1200, signIn: 600 };

/** Of these it is kept whose calls come that way, for a minute at most; then all are forgotten and begin anew. */
const mostWays = 1_000;
const longestWay = 200;
const minute = 60_000;

export interface Limits {
  /** @throws Refusal `rateLimited` */
  admit(request: IncomingMessage): Promise<void>;
  stop(): void;
}

export const unlimited: Limits = { admit: async () => undefined, stop: () => undefined };

/** Reads are counted by each gateway for itself, writes and sign-ins by all of them together. */
export function createLimits(house: House, perMinute = usual): Limits {
  const reads = new RateLimiterMemory({ points: perMinute.read, duration: 60 });
  const counts = openSharedCounts(house);
  const known = new Map<string, Caller>();
  let knownUntil = 0;

  return {
    async admit(request) {
      const caller = findCaller(request);
      const kind = kindOf(request);
      if (kind === 'read') return admitRead(caller.read);
      const { calls, secondsLeft } = counts.add(caller[kind]);
      if (calls > perMinute[kind]) throw tooMany(secondsLeft);
    },
    stop: () => counts.stop(),
  };

  /** To find out takes longer than to count, and most who call do so again. */
  function findCaller(request: IncomingMessage): Caller {
    const way = `${request.socket.remoteAddress} ${String(request.headers['x-forwarded-for'] ?? '')}`;
    forgetInTime();
    const found = known.get(way);
    if (found) return found;
    const caller = callerOf(networkOf(callerAddress(request, house.config.trustedProxies)));
    if (way.length <= longestWay) known.set(way, caller);
    return caller;
  }

  function forgetInTime(): void {
    const now = Date.now();
    if (now < knownUntil && known.size < mostWays) return;
    known.clear();
    knownUntil = now + minute;
  }

  async function admitRead(address: string): Promise<void> {
    try {
      await reads.consume(address);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw tooMany(Math.ceil(refused.msBeforeNext / 1000));
    }
  }
}

/** By what name the calls of one address are counted. */
type Caller = Record<keyof typeof usual, string>;

function callerOf(network: string): Caller {
  const hash = hashOf(network);
  return { read: network, write: `write ${hash}`, signIn: `signIn ${hash}` };
}

const signIns = /^\/api\/(login|auth\/google(\/callback)?)\/?$/i;

function kindOf({ method, url = '/' }: IncomingMessage): keyof typeof usual {
  const [pathname = '/'] = url.split('?');
  if (signIns.test(pathname)) return 'signIn';
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write';
}

/** Whoever has an IPv6 address has a whole network of them. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length;
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':')]
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
}

function hashOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url').slice(0, 22);
}

function tooMany(seconds: number): Refusal {
  return new Refusal('rateLimited', 'Too many requests. Please wait a moment.', [], Math.max(1, seconds));
}
