import type { Logger } from 'pino';
import type { Config } from '../../config';
import type { Tracing } from './tracing';

/** Undefined if traces are off: then none of the libraries is loaded. */
export async function openTracing(config: Config, log: Logger): Promise<Tracing | undefined> {
  if (!config.traces) return undefined;
  const { startTracing } = await import('./openTelemetry');
  return startTracing(config.traces, config.siteOrigin, log);
}
