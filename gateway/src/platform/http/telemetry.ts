import { createHmac, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { callerAddress, networkOf } from './callerAddress';

const routes = new WeakMap<ServerResponse, string>();

/** Sets the route of a request for log and metrics: its pattern, never the URL with ids and search words. */
export function labelRoute(response: ServerResponse, pattern: string): void {
  routes.set(response, pattern);
}

/** The route of a request, once it is known. */
export const routeOf = (response: ServerResponse): string => routes.get(response) ?? 'unknown';

const traces = new WeakMap<ServerResponse, string>();

/** Sets the id of the trace of a request for the log. */
export function labelTrace(response: ServerResponse, id: string): void {
  traces.set(response, id);
}

/** The refusal or failure of a call. The peer is stored because a closed connection has none. */
interface CallErrors {
  codes: ReadonlySet<string>;
  fields: ReadonlySet<string>;
  peer: string | undefined;
}

const errors = new WeakMap<ServerResponse, CallErrors>();

/**
 * Notes for log and metrics what was refused or failed in a call.
 *
 * @param codes of the contract (section 4), for REST too, or SIGN_IN_FAILED
 * @param fields of GraphQL, by their names in the schema and never by an alias, which somebody wrote
 */
export function labelErrors(
  response: ServerResponse,
  codes: Iterable<string>,
  fields: Iterable<string> = [],
): void {
  errors.set(response, {
    codes: new Set([...(errors.get(response)?.codes ?? []), ...codes]),
    fields: new Set(fields),
    peer: response.req.socket.remoteAddress,
  });
}

/** The codes that have an alarm (deploy/monitoring/alerts.yaml). */
const alarming = ['INTERNAL_SERVER_ERROR', 'SIGN_IN_FAILED', 'FORBIDDEN', 'RATE_LIMITED'];

interface Settings {
  jwtSecret: string;
  trustedProxies: BlockList;
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
  /** Prometheus text. */
  metrics(): Promise<string>;
}

/** Log and metrics without personal data: no addresses, names, cookies or query strings. */
export function createTelemetry(log: Logger, settings: Settings): Telemetry {
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
  const callErrors = new Counter({
    name: 'call_errors_total',
    help: 'Calls that were refused, or failed, by the code of the error; without those refused because of overload.',
    labelNames: ['code'],
    registers: [registry],
  });
  // Prometheus sees no increase in a series that begins with its first error.
  for (const code of alarming) callErrors.inc({ code }, 0);
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

  return {
    track(request, response) {
      const id = randomUUID();
      const began = performance.now();
      response.setHeader('X-Request-Id', id);
      response.on('close', () => {
        const ms = performance.now() - began;
        const method = request.method ?? '';
        const route = routeOf(response);
        const status = response.writableFinished ? response.statusCode : 499;
        duration.observe({ method, route, status: String(status) }, ms / 1000);
        const level = status >= 500 ? 'error' : route === '/healthz' || route === 'asset' ? 'debug' : 'info';
        const refused = errors.get(response);
        const trace = traces.get(response);
        for (const code of refused?.codes ?? []) callErrors.inc({ code });
        log[level](
          {
            id,
            method,
            route,
            status,
            ms: Math.round(ms * 10) / 10,
            ...(trace && { trace }),
            ...(refused && describe(refused, request)),
          },
          'call',
        );
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
    metrics: () => registry.metrics(),
  };

  function describe({ codes, fields, peer }: CallErrors, { headers }: IncomingMessage): object {
    const network = networkOf(
      callerAddress({ socket: { remoteAddress: peer }, headers }, settings.trustedProxies),
    );
    return {
      refused: [...codes],
      ...(fields.size > 0 && { fields: [...fields] }),
      caller: pseudonymOf(network, settings.jwtSecret),
    };
  }
}

/** Returns a pseudonym of a caller for one day (UTC), which shows which refusals have one caller, not who that is. */
function pseudonymOf(network: string, secret: string): string {
  const day = new Date().toISOString().slice(0, 10);
  return createHmac('sha256', secret).update(`caller\n${day}\n${network}`).digest('base64url').slice(0, 10);
}
