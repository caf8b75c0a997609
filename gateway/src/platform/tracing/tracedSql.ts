import type { Span } from '@opentelemetry/api';
import type { Sql } from '../database/sql';

interface Spans {
  /** The span in which a statement is written; null: it is not recorded. */
  current(): Span | null;
  start(parent: Span): Span;
  markFailed(span: Span, error: unknown): void;
}

/** The parts that we use of a query of postgres.js (src/query.js). A fragment of another query is never handled itself. */
interface PendingQuery extends Promise<{ count: number | null }> {
  strings: readonly string[];
  /** Once it was sent. */
  statement: { string: string } | null;
  executed: boolean;
  handle(): Promise<void>;
}

/** The same pool, or transaction, with a span for each statement. */
export function tracedSql(sql: Sql, spans: Spans): Sql {
  return new Proxy(sql, {
    apply: (target, self, args) => watched(Reflect.apply(target as never, self, args)),
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (typeof value !== 'function') return value;
      if (name === 'unsafe') return (...args: unknown[]) => watched(Reflect.apply(value, target, args));
      if (name === 'begin' || name === 'savepoint')
        return (...args: unknown[]) => Reflect.apply(value, target, args.map(withTraced)) as unknown;
      return value;
    },
  });

  function withTraced(given: unknown): unknown {
    return typeof given === 'function' ? (tx: Sql) => given(tracedSql(tx, spans)) as unknown : given;
  }

  function watched(made: unknown): unknown {
    const parent = made instanceof Promise ? spans.current() : null;
    if (!parent) return made;
    const query = made as PendingQuery;
    const handle = query.handle.bind(query);
    query.handle = () => {
      if (!query.executed) watch(query, spans.start(parent));
      return handle();
    };
    return query;
  }

  function watch(query: PendingQuery, span: Span): void {
    // Not query.then, which would send it.
    void Promise.prototype.then.call(
      query,
      ({ count }: { count: number | null }) => {
        if (count !== null) span.setAttribute('db.response.returned_rows', count);
        end(query, span);
      },
      (error: unknown) => {
        spans.markFailed(span, error);
        end(query, span);
      },
    );
  }
}

function end({ statement, strings }: PendingQuery, span: Span): void {
  const { operation, table } = summaryOf(statement?.string ?? strings.join(' '));
  span.updateName(table ? `${operation} ${table}` : operation);
  span.setAttribute('db.operation.name', operation);
  if (table) span.setAttribute('db.collection.name', table);
  span.end();
}

interface Summary {
  operation: string;
  /** The one that is written to, else the one that is read, which may be a name of `with`; of a function its name. */
  table: string | null;
}

const summaries = new Map<string, Summary>();
const maxSummaries = 1_000;

/** The command and table of a statement, without a word of its text that could be a value. */
export function summaryOf(text: string): Summary {
  const known = summaries.get(text);
  if (known) return known;
  const summary = summarise(text);
  if (summaries.size >= maxSummaries) summaries.clear();
  summaries.set(text, summary);
  return summary;
}

function summarise(text: string): Summary {
  const plain = text.toLowerCase().replace(/'[^']*'/g, "''");
  const [, writes, written] =
    /\b(insert into|delete from|update)\s+(?!set\b|of\b|skip\b|nowait\b)([a-z_]\w*)/.exec(plain) ?? [];
  if (writes && written) return { operation: writes.split(' ')[0]!, table: written };
  const first = /^\s*([a-z]+)/.exec(plain)?.[1] ?? 'statement';
  const read =
    /\bfrom\s+(?:only\s+)?([a-z_]\w*)/.exec(withoutParentheses(plain)) ??
    /^\s*select\s+([a-z_]\w*)\(/.exec(plain);
  return { operation: first === 'with' ? 'select' : first, table: read?.[1] ?? null };
}

function withoutParentheses(text: string): string {
  const less = text.replace(/\((?:[^()]|\(\))+\)/g, '()');
  return less === text ? text : withoutParentheses(less);
}
