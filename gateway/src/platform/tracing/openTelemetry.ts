import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { TracesConfig } from '../../config';
import { Refusal } from '../errors';
import { labelTrace, routeOf } from '../http/telemetry';
import { version } from '../version';
import { samplerOf } from './sampler';
import { tracedSql } from './tracedSql';
import type { Tracing } from './tracing';

/** Spans that wait for the collector; later ones are lost. */
const maxWaiting = 2_048;
const batch = 512;
/** Milliseconds. */
const sendEvery = 2_000;
const sendWithin = 5_000;
const stopWithin = 1_500;
const warnEvery = 60_000;

/** Starts to send traces. Nothing waits for the collector, and nothing is global. */
export function startTracing(config: TracesConfig, siteOrigin: string, log: Logger): Tracing {
  const random = new RandomIdGenerator();
  let ids = random;
  const provider = new TracerProvider({
    idGenerator: {
      generateTraceId: () => ids.generateTraceId(),
      generateSpanId: () => ids.generateSpanId(),
    },
    resource: resourceFromAttributes({
      'service.name': 'prayer-wall',
      'service.namespace': new URL(siteOrigin).host,
      'service.version': version,
    }),
    sampler: samplerOf(config),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: saysFailures(
          new OTLPTraceExporter({
            url: `${config.endpoint.replace(/\/$/, '')}/v1/traces`,
            timeoutMillis: sendWithin,
          }),
          log,
        ),
        maxQueueSize: maxWaiting,
        maxExportBatchSize: batch,
        scheduledDelayMillis: sendEvery,
        exportTimeoutMillis: 2 * sendWithin,
      }),
    ],
  });
  const tracer = provider.getTracer('prayer-wall');
  const spans = new AsyncLocalStorage<Span>();

  return {
    async span({ name, attributes, isRoot }, act) {
      const parent = isRoot ? null : current();
      if (!parent && !isRoot) return act(() => undefined);
      const span = start(name, SpanKind.INTERNAL, parent, attributes);
      try {
        return await spans.run(span, () =>
          act((more) => {
            span.updateName(more.name);
            if (more.attributes) span.setAttributes(more.attributes);
          }),
        );
      } catch (error) {
        markFailed(span, error);
        throw error;
      } finally {
        span.end();
      }
    },

    requests: (listener, isTraced) => (request, response) => {
      if (!isTraced(request)) return listener(request, response);
      const method = request.method ?? '';
      const span = tracer.startSpan(
        method,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
        callerOf(request),
      );
      if (span.isRecording()) {
        labelTrace(response, span.spanContext().traceId);
        response.once('close', () => {
          const route = routeOf(response);
          const status = response.writableFinished ? response.statusCode : 499;
          span.updateName(`${method} ${route}`);
          span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        });
      }
      spans.run(span, () => listener(request, response));
    },

    statements: (sql) =>
      tracedSql(sql, {
        current,
        start: (parent) => start('statement', SpanKind.CLIENT, parent, { 'db.system.name': 'postgresql' }),
        markFailed,
      }),

    press(traceparent, beganAt, ms) {
      const given = parseTraceParent(traceparent);
      if (!given) return;
      ids = { generateTraceId: () => given.traceId, generateSpanId: () => given.spanId };
      try {
        tracer.startSpan('press', { startTime: beganAt }, ROOT_CONTEXT).end(beganAt + ms);
      } finally {
        ids = random;
      }
    },

    async stop() {
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, stopWithin);
      });
      await Promise.race([provider.shutdown().catch(() => undefined), tooLate]);
      clearTimeout(timer);
    },
  };

  /** Null also when the request has ended that a timer or a connection was made in. */
  function current(): Span | null {
    const span = spans.getStore();
    return span?.isRecording() ? span : null;
  }

  function start(name: string, kind: SpanKind, parent: Span | null, attributes?: Attributes): Span {
    return tracer.startSpan(
      name,
      { kind, attributes },
      parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
    );
  }
}

function callerOf({ headers }: IncomingMessage): Context {
  const given = headers.traceparent;
  const parent = typeof given === 'string' ? parseTraceParent(given) : null;
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}

/** The kind of an error. Messages may contain what somebody wrote. A refusal is no failure. */
function markFailed(span: Span, error: unknown): void {
  const isRefusal = error instanceof Refusal;
  const { code } = error as { code?: unknown };
  const kind = isRefusal ? error.extensions.code : typeof code === 'string' ? code : nameOf(error);
  span.setAttribute('error.type', kind);
  if (!isRefusal) span.setStatus({ code: SpanStatusCode.ERROR });
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);

/** The library keeps failures to itself. */
function saysFailures(exporter: SpanExporter, log: Logger): SpanExporter {
  let saidAt = -Infinity;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.code !== ExportResultCode.SUCCESS && performance.now() - saidAt > warnEvery) {
          saidAt = performance.now();
          log.warn({ err: result.error, spans: spans.length }, 'traces were not accepted');
        }
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
