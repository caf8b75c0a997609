import type { IncomingMessage } from 'node:http';
import type { Express, Request, Response } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import type { DescribedRoute } from '../../domains/route';
import type { AppServices } from '../../platform/services';
import { openContext } from '../../domains/members/context';
import { Forbidden, parse, TryAgainLater } from '../../platform/errors';
import { readJson } from '../../platform/http/body';
import { callerAddress } from '../../platform/http/callerAddress';
import { labelRoute, type Telemetry } from '../../platform/http/telemetry';
import { isForeignWrite } from '../../platform/http/origin';
import type { CanaryWatch } from './canaries/watch';
import { readChoice } from './choice';
import { resolveRemotes } from './resolve';

const perMinute = 30;
const maxReportBytes = 1024;

/** Code (docs/errors.md, 'Areas'), area and version; no text, which could contain parts of a prayer. */
const reportRule = z.strictObject({
  code: z
    .string()
    .regex(/^PW-1\d\d$/)
    .describe('The code of the failure.'),
  area: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/)
    .describe('The area.'),
  version: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .describe('Its version.'),
});

/** The routes of `installClientErrors`. */
export const clientErrorRoutes: DescribedRoute[] = [
  {
    method: 'post',
    path: '/api/client-errors',
    status: 204,
    docs: {
      operationId: 'reportClientError',
      summary: 'Report that a part of the site failed in a browser',
      description: 'The pages of the site do this by themselves. A report has no text.',
      audience: 'everyone',
      body: { name: 'ClientErrorInput', rule: reportRule },
      response: null,
    },
  },
];

/** No failure, so that it stops no canary. */
const slowArea = 'PW-112';

/** Installs POST /api/client-errors, where an open page reports that an area failed or was slow. Reports are logged and counted. */
export function installClientErrors(
  app: Express,
  services: AppServices,
  telemetry: Telemetry,
  { registry, countFault }: CanaryWatch,
): void {
  const limiter = services.config.rateLimits
    ? new RateLimiterMemory({ points: perMinute, duration: 60 })
    : null;

  app.post('/api/client-errors', async (request: Request, response: Response) => {
    labelRoute(response, '/api/client-errors');
    if (isForeignWrite(request, services.config.siteOrigin)) throw new Forbidden();
    await admit(request);
    const { code, area, version } = parse(reportRule, await readJson(request, maxReportBytes));
    const remotes = await registry.read();
    // Invented names would add labels to the metrics without limit.
    const known = Object.hasOwn(remotes, area) ? area : 'unknown';
    const isKnown = Object.hasOwn(remotes[known]?.versions ?? {}, version);
    const label = isKnown ? version : 'unknown';
    if (code === slowArea) {
      telemetry.countLongTask(known, label);
      services.log.info({ area, version }, 'an area kept a browser busy');
      response.status(204).end();
      return;
    }
    telemetry.countAreaFault(known, code, label);
    const choice = await readChoice(openContext(services, request.headers), request.headers.cookie);
    const served = resolveRemotes(remotes, choice)[known];
    // Nobody speaks for a version that their browser does not get.
    if (served?.version === version) countFault(request, area, served);
    services.log.warn({ code, area, version }, 'an area failed in a browser');
    response.status(204).end();
  });

  async function admit(request: IncomingMessage): Promise<void> {
    try {
      await limiter?.consume(callerAddress(request, services.config.trustedProxies));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new TryAgainLater('rateLimited', refused.msBeforeNext / 1000);
    }
  }
}
