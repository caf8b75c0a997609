import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { AppServices } from '../services';
import { TryAgainLater } from '../errors';
import { callerAddress, networkOf } from '../http/callerAddress';
import { pathOf } from '../http/requestTarget';
import { routeClassOf } from '../http/routeClass';

/**
 * Requests per minute and address, and of one API token from anywhere. Polling as specified is about 250 a minute for
 * one member; a household shares one. A sign-in takes two requests, its start and its end; a first page forty files.
 * Mails to an address that the caller types, who need not own it, are per hour.
 */
export const usualLimits = {
  read: 6000,
  write: 1200,
  signIn: 600,
  page: 1200,
  asset: 12_000,
  token: 600,
  mail: 200,
};

type Kind = keyof typeof usualLimits;
type SharedKind = (typeof sharedKinds)[number];

const minute = 60;
const durationOf = (kind: Kind) => (kind === 'mail' ? 60 * minute : minute);
/**
 * Each gateway reports a caller to the others after every fiftieth part of the limit, so a limit is exceeded by 2 %.
 */
const reports = 50;

export interface Limits {
  /** @throws TryAgainLater */
  admit(request: IncomingMessage): Promise<void>;
  /** Counts a call with this API token, which was admitted by its address before. @throws TryAgainLater */
  admitToken(token: { id: number }): Promise<void>;
  /** Counts a mail to an address that the caller has typed. @throws TryAgainLater */
  admitMail(request: IncomingMessage): Promise<void>;
  /** Counts an admitted request as that many more. */
  charge(request: IncomingMessage, cost: number): void;
  stop(): void;
}

export const unlimited: Limits = {
  admit: async () => undefined,
  admitToken: async () => undefined,
  admitMail: async () => undefined,
  charge: () => undefined,
  stop: () => undefined,
};

/**
 * Each gateway counts in its own memory. Writes, sign-ins, tokens and mails are shared through the table `rate_limits` as well, in the
 * background: no request waits for it, and without the database each gateway counts alone.
 */
export function createLimits(services: AppServices, most = usualLimits): Limits {
  const local = {
    read: openLocal('read'),
    write: openLocal('write'),
    signIn: openLocal('signIn'),
    page: openLocal('page'),
    asset: openLocal('asset'),
    token: openLocal('token'),
    mail: openLocal('mail'),
  };
  const shared = {
    write: openShared('write'),
    signIn: openShared('signIn'),
    token: openShared('token'),
    mail: openShared('mail'),
  };
  void clearExpired();
  const clearing = setInterval(() => void clearExpired(), minute * 1000).unref();

  return {
    admit: (request) => consume(kindOf(request), networkOfCaller(request)),
    admitToken: ({ id }) => consume('token', String(id)),
    admitMail: (request) => consume('mail', networkOfCaller(request)),
    charge(request, cost) {
      const kind = kindOf(request);
      const network = networkOfCaller(request);
      for (let count = 0; count < cost; count += 1)
        local[kind].consume(network).then(
          ({ consumedPoints }) => isShared(kind) && share(kind, network, consumedPoints),
          () => undefined,
        );
    },
    stop: () => clearInterval(clearing),
  };

  function networkOfCaller(request: IncomingMessage): string {
    return networkOf(callerAddress(request, services.config.trustedProxies));
  }

  async function consume(kind: Kind, caller: string): Promise<void> {
    try {
      const { consumedPoints } = await local[kind].consume(caller);
      if (isShared(kind)) share(kind, caller, consumedPoints);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw tooMany(kind, secondsOf(refused));
    }
  }

  function openLocal(kind: Kind): RateLimiterMemory {
    return new RateLimiterMemory({ points: most[kind], duration: durationOf(kind) });
  }

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
      points: most[kind],
      duration: durationOf(kind),
    });
  }

  async function clearExpired(): Promise<void> {
    try {
      await services.database.sql`delete from rate_limits where expire < ${Date.now()}`;
    } catch (error) {
      services.log.debug({ err: error }, 'expired rate limits were not deleted');
    }
  }

  function share(kind: SharedKind, caller: string, consumed: number): void {
    const part = Math.ceil(most[kind] / reports);
    if (consumed % part !== 0) return;
    shared[kind].consume(hashOf(caller), part).catch((refused: unknown) => {
      if (refused instanceof RateLimiterRes) return local[kind].block(caller, secondsOf(refused));
      services.log.debug({ err: refused }, 'a rate limit was not shared');
    });
  }
}

const sharedKinds = ['write', 'signIn', 'token', 'mail'] as const;

const isShared = (kind: Kind): kind is SharedKind => sharedKinds.some((one) => one === kind);

function kindOf({ method, url = '/' }: IncomingMessage): Kind {
  const pathname = pathOf(url);
  const route = routeClassOf(pathname);
  if (route === 'signIn' || route === 'signInCall') return 'signIn';
  if (method !== 'GET' && method !== 'HEAD') return 'write';
  return route === 'page' || route === 'asset' ? route : 'read';
}

/** No address is stored. */
function hashOf(caller: string): string {
  return createHash('sha256').update(caller).digest('base64url').slice(0, 22);
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

function tooMany(kind: Kind, retryAfterSeconds: number): TryAgainLater {
  const message = kind === 'mail' ? 'Too many mails from here. Please try again in an hour.' : undefined;
  return new TryAgainLater('rateLimited', retryAfterSeconds, message);
}
