import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../errors';

/** Calls per minute and address. Polling as specified is about 250 a minute for one member; a household shares one. */
const readsPerMinute = 6000;
const writesPerMinute = 1200;

export interface Limits {
  /** @throws Refusal `rateLimited` */
  admit(request: IncomingMessage): Promise<void>;
}

export const unlimited: Limits = { admit: async () => undefined };

/** Limits within this process. */
export function createLimits(): Limits {
  const reads = new RateLimiterMemory({ points: readsPerMinute, duration: 60 });
  const writes = new RateLimiterMemory({ points: writesPerMinute, duration: 60 });

  return {
    async admit(request) {
      const limiter = request.method === 'GET' || request.method === 'HEAD' ? reads : writes;
      try {
        await limiter.consume(request.socket.remoteAddress ?? 'unknown');
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        throw new Refusal('rateLimited', 'Too many requests. Please wait a moment.', [], seconds);
      }
    },
  };
}
