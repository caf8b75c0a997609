import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { AppServices } from '../services';
import { TryAgainLater } from '../errors';
import { callerAddress, networkOf } from '../http/callerAddress';
import { pathOf } from '../http/requestTarget';
import { routeClassOf } from '../http/routeClass';

/**
 * Requests per minute and address. Polling as specified is about 250 a minute for one member; a household shares one.
 * A sign-in takes two requests, its start and its end; a first page forty files. A code is a mail, to an address that the
 * caller chooses.
 */
export const usualPerMinute = { read: 6000, write: 1200, signIn: 600, code: 300, page: 1200, asset: 12_000 };

type Kind = keyof typeof usualPerMinute;
type SharedKind = 'write' | 'signIn' | 'code';

const seconds = 60;
/**
 * Each gateway reports a caller to the others after every fiftieth part of the limit, so a limit is exceeded by 2 %.
 */
const reports = 50;

export interface Limits {
  /** @throws TryAgainLater */
  admit(request: IncomingMessage): Promise<void>;
  /** Counts an admitted request as that many more. */
  charge(request: IncomingMessage, cost: number): void;
  stop(): void;
}

export const unlimited: Limits = {
  admit: async () => undefined,
  charge: () => undefined,
  stop: () => undefined,
};

/**
 * Each gateway counts in its own memory. Writes and sign-ins are shared through the table `rate_limits` as well, in the
 * background: no request waits for it, and without the database each gateway counts alone.
 */
export function createLimits(services: AppServices, perMinute = usualPerMinute): Limits {
  const local = {
    read: new RateLimiterMemory({ points: perMinute.read, duration: seconds }),
    write: new RateLimiterMemory({ points: perMinute.write, duration: seconds }),
    signIn: new RateLimiterMemory({ points: perMinute.signIn, duration: seconds }),
    code: new RateLimiterMemory({ points: perMinute.code, duration: seconds }),
    page: new RateLimiterMemory({ points: perMinute.page, duration: seconds }),
    asset: new RateLimiterMemory({ points: perMinute.asset, duration: seconds }),
  };
  const shared = { write: openShared('write'), signIn: openShared('signIn'), code: openShared('code') };
  void clearExpired();
  const clearing = setInterval(() => void clearExpired(), seconds * 1000).unref();

  return {
    async admit(request) {
      const kind = kindOf(request);
      const network = networkOf(callerAddress(request, services.config.trustedProxies));
      try {
        const { consumedPoints } = await local[kind].consume(network);
        if (isShared(kind)) share(kind, network, consumedPoints);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw tooMany(secondsOf(refused));
      }
    },
    charge(request, cost) {
      const kind = kindOf(request);
      const network = networkOf(callerAddress(request, services.config.trustedProxies));
      for (let count = 0; count < cost; count += 1)
        local[kind].consume(network).then(
          ({ consumedPoints }) => isShared(kind) && share(kind, network, consumedPoints),
          () => undefined,
        );
    },
    stop: () => clearInterval(clearing),
  };

  function openShared(kind: SharedKind): RateLimiterPostgres {
    const { database } = services;
    return new RateLimiterPostgres({
      storeClient: {
        async query({ text, values }: { text: string; values: (string | number)[] }) {
          const rows = await database.sql.unsafe(text, values);
          return { rows, rowCount: rows.length };
        },
      },
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: kind,
      points: perMinute[kind],
      duration: seconds,
    });
  }

  async function clearExpired(): Promise<void> {
    try {
      await services.database.sql`delete from rate_limits where expire < ${Date.now()}`;
    } catch (error) {
      services.log.debug({ err: error }, 'expired rate limits were not deleted');
    }
  }

  function share(kind: SharedKind, network: string, consumed: number): void {
    const part = Math.ceil(perMinute[kind] / reports);
    if (consumed % part !== 0) return;
    shared[kind].consume(hashOf(network), part).catch((refused: unknown) => {
      if (refused instanceof RateLimiterRes) return local[kind].block(network, secondsOf(refused));
      services.log.debug({ err: refused }, 'a rate limit was not shared');
    });
  }
}

const isShared = (kind: Kind): kind is SharedKind => kind === 'write' || kind === 'signIn' || kind === 'code';

function kindOf({ method, url = '/' }: IncomingMessage): Kind {
  const pathname = pathOf(url);
  const route = routeClassOf(pathname);
  if (route === 'signInCall' && /\/email\/?$/i.test(pathname)) return 'code';
  if (route === 'signIn' || route === 'signInCall') return 'signIn';
  if (method !== 'GET' && method !== 'HEAD') return 'write';
  return route === 'page' || route === 'asset' ? route : 'read';
}

/** No address is stored. */
function hashOf(network: string): string {
  return createHash('sha256').update(network).digest('base64url').slice(0, 22);
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

function tooMany(retryAfterSeconds: number): TryAgainLater {
  return new TryAgainLater('rateLimited', retryAfterSeconds);
}
