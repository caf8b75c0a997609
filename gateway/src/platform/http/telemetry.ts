import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const routes = new WeakMap<ServerResponse, string>();

/** Sets the route of a request for log and metrics: its pattern, never the URL with ids and search words. */
export function labelRoute(response: ServerResponse, pattern: string): void {
  routes.set(response, pattern);
}

export interface Telemetry {
  /** Logs and measures a request when its response is closed. */
  track(request: IncomingMessage, response: ServerResponse): void;
  /** Counts a request that was refused at once because of overload; it is not tracked. */
  countOverload(): void;
  /** Counts a page that may show the area. */
  countAreaLoad(area: string, version: string): void;
  /** Counts that an area failed in a browser, by its code in docs/errors.md. */
  countAreaFault(area: string, code: string, version: string): void;
  /** Counts a sampled page on which scripts of the area kept the browser busy. */
  countLongTask(area: string, version: string): void;
  /** The areas whose canary stopped by itself. */
  recordStopped(areas: readonly string[]): void;
  /** The versions of areas that the registry has and that cannot be served; their visitors get another one. */
  recordLeftOut(versions: readonly { remote: string; state: string | null }[]): void;
  /** Unix times in seconds of the last good backup and of the last proof; 0 for never. */
  recordBackups(instants: { success: number; proved: number }): void;
  /** Prometheus text. */
  metrics(): Promise<string>;
}

/** Log and metrics without personal data: no addresses, names, cookies or query strings. */
export function createTelemetry(log: Logger): Telemetry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long calls took, by route pattern.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const overloads = new Counter({
    name: 'http_overload_refusals_total',
    help: 'Requests that were refused at once because of overload.',
    registers: [registry],
  });
  const areaLoads = new Counter({
    name: 'area_loads_total',
    help: 'Pages on which an area was served: its own, and those of other areas if it fills slots.',
    labelNames: ['area', 'version'],
    registers: [registry],
  });
  const areaFaults = new Counter({
    name: 'area_faults_total',
    help: 'How often an area broke in a browser, by its number in docs/errors.md.',
    labelNames: ['area', 'code', 'version'],
    registers: [registry],
  });
  const longTasks = new Counter({
    name: 'area_long_tasks_total',
    help: 'Of every tenth page: those on which scripts of an area took 200 ms of one frame.',
    labelNames: ['area', 'version'],
    registers: [registry],
  });
  const stopped = new Gauge({
    name: 'area_canary_stopped',
    help: '1 for an area whose canary stopped by itself, because it failed more than the live version.',
    labelNames: ['area'],
    registers: [registry],
  });
  const leftOut = new Gauge({
    name: 'area_versions_left_out',
    help: 'Versions in the registry that cannot be read, by the state in which they should be: live, canary or kept.',
    labelNames: ['area', 'state'],
    registers: [registry],
  });

  const backedUp = new Gauge({
    name: 'prayer_wall_backup_last_success_timestamp_seconds',
    help: 'When the last good backup was finished; 0 for never.',
    registers: [registry],
  });
  const proved = new Gauge({
    name: 'prayer_wall_backup_last_proved_timestamp_seconds',
    help: 'When a backup was last restored and was the same as the site; 0 for never.',
    registers: [registry],
  });

  return {
    track(request, response) {
      const id = randomUUID();
      const began = performance.now();
      response.setHeader('X-Request-Id', id);
      response.on('close', () => {
        const ms = performance.now() - began;
        const method = request.method ?? '';
        const route = routes.get(response) ?? 'unknown';
        const status = response.writableFinished ? response.statusCode : 499;
        duration.observe({ method, route, status: String(status) }, ms / 1000);
        const level = status >= 500 ? 'error' : route === '/healthz' || route === 'asset' ? 'debug' : 'info';
        log[level]({ id, method, route, status, ms: Math.round(ms * 10) / 10 }, 'call');
      });
    },
    countOverload: () => overloads.inc(),
    countAreaLoad: (area, version) => areaLoads.inc({ area, version }),
    countAreaFault: (area, code, version) => areaFaults.inc({ area, code, version }),
    countLongTask: (area, version) => longTasks.inc({ area, version }),
    recordStopped(areas) {
      stopped.reset();
      for (const area of areas) stopped.set({ area }, 1);
    },
    recordLeftOut(versions) {
      leftOut.reset();
      for (const { remote, state } of versions) leftOut.inc({ area: remote, state: state ?? 'kept' });
    },
    recordBackups(instants) {
      backedUp.set(instants.success);
      proved.set(instants.proved);
    },
    metrics: () => registry.metrics(),
  };
}
