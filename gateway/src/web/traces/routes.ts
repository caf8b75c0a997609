import type { Express } from 'express';
import { z } from 'zod';
import { Forbidden, parse } from '../../platform/errors';
import { readJson } from '../../platform/http/body';
import { isForeignWrite } from '../../platform/http/origin';
import { labelRoute } from '../../platform/http/telemetry';
import type { AppServices } from '../../platform/services';
import type { Tracing } from '../../platform/tracing/tracing';
import { pressScript } from './pressScript';

export const pressScriptPath = '/traces/press.js';

const maxBytes = 256;
const milliseconds = z.number().int().min(0).max(120_000);
const pressRule = z.strictObject({
  traceparent: z.string().regex(/^00-[\da-f]{32}-[\da-f]{16}-01$/),
  ago: milliseconds,
  ms: milliseconds,
});

/** Installs the script that begins a trace with each press, and where it reports presses; only with traces. */
export function installPresses(app: Express, { config }: AppServices, tracing: Tracing): void {
  app.get(pressScriptPath, (_request, response) => {
    labelRoute(response, 'asset');
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    response.setHeader('Cache-Control', 'public, max-age=3600');
    response.end(pressScript);
  });

  app.post('/traces/press', async (request, response) => {
    labelRoute(response, '/traces/press');
    if (isForeignWrite(request, config.siteOrigin)) throw new Forbidden();
    const { traceparent, ago, ms } = parse(pressRule, await readJson(request, maxBytes));
    tracing.press(traceparent, Date.now() - ago, ms);
    response.status(204).end();
  });
}
