import type { IncomingMessage, RequestListener } from 'node:http';
import type { Sql } from '../database/sql';

/**
 * What a span says leaves the site: names that stand in our sources, and numbers. Never what somebody wrote, an id, an
 * address, or the value of a statement.
 */
interface SpanAbout {
  name: string;
  attributes?: Record<string, string | number>;
  /** Begins a trace; otherwise the span is recorded only within another one. */
  isRoot?: boolean;
}

/** Describes a span by what is known only at its end. */
type Describe = (about: Omit<SpanAbout, 'isRoot'>) => void;

/** Traces of one gateway (docs/decisions/0082). */
export interface Tracing {
  /** A span that lasts as long as `act`. */
  span<Result>(about: SpanAbout, act: (describe: Describe) => Promise<Result>): Promise<Result>;
  /** The same listener with a span for each request, which continues the trace of a `traceparent` header. */
  requests(listener: RequestListener, isTraced: (request: IncomingMessage) => boolean): RequestListener;
  /** The same pool with a span for each statement of a traced request or job. */
  statements(sql: Sql): Sql;
  /**
   * The span of a press in a browser, which ended there and has begun the trace.
   *
   * @param beganAt milliseconds since 1970
   */
  press(traceparent: string, beganAt: number, ms: number): void;
  /** Sends what waits, within a second and a half. */
  stop(): Promise<void>;
}

/** `act` in a span, if traces are on. */
export function inSpan<Result>(
  tracing: Tracing | undefined,
  about: SpanAbout,
  act: (describe: Describe) => Promise<Result>,
): Promise<Result> {
  return tracing ? tracing.span(about, act) : act(() => undefined);
}
