import type { IncomingMessage } from 'node:http';
import type { Express, Request, Response } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import type { House } from '../context';
import { Forbidden, parse, Refusal } from '../errors';
import { readJson } from '../http/body';
import { callerAddress } from '../http/callerAddress';
import { nameRoute, type Observer } from '../http/observe';
import { isForeignWrite } from '../http/origin';
import type { Registry } from './registry';

const perMinute = 30;
const largestReport = 1024;

/** Which part broke and how, by number (docs/errors.md, 'Areas'); no words, so that none of a prayer can be among them. */
const reportRule = z.strictObject({
  code: z.string().regex(/^PW-1\d\d$/),
  area: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  version: z.string().regex(/^[\w.-]{1,64}$/),
});

/** POST /api/client-errors: an open page tells that an area of it broke. It is logged and counted. */
export function installClientErrors(
  app: Express,
  house: House,
  observer: Observer,
  registry: Registry,
): void {
  const limiter = house.config.rateLimits ? new RateLimiterMemory({ points: perMinute, duration: 60 }) : null;

  app.post('/api/client-errors', async (request: Request, response: Response) => {
    nameRoute(response, '/api/client-errors');
    if (isForeignWrite(request, house.config.siteOrigin)) throw new Forbidden();
    await admit(request);
    const { code, area, version } = parse(reportRule, await readJson(request, largestReport));
    const remotes = await registry.read();
    // A label for each name that somebody makes up would fill the figures.
    observer.countAreaFault(Object.hasOwn(remotes, area) ? area : 'unknown', code);
    house.log.warn({ code, area, version }, 'an area broke in a browser');
    response.status(204).end();
  });

  async function admit(request: IncomingMessage): Promise<void> {
    try {
      await limiter?.consume(callerAddress(request, house.config.trustedProxies));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      throw new Refusal('rateLimited', 'Too many requests. Please wait a moment.', [], seconds);
    }
  }
}
