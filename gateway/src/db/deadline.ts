import type { PendingQuery, Row, RowList } from 'postgres';
import type { Sql } from './sql';

/** An answer stayed out. What was asked may have been done all the same: a write is retried with its key. */
export class DeadlineMissed extends Error {
  constructor(milliseconds: number) {
    super(`No answer within ${milliseconds} ms`);
    this.name = 'DeadlineMissed';
  }
}

/** The result of `work`, if it comes in time. @throws DeadlineMissed */
export function within<Result>(milliseconds: number, work: PromiseLike<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DeadlineMissed(milliseconds)), milliseconds);
    work.then(resolve, reject).then(() => clearTimeout(timer));
  });
}

interface Watch {
  onFailure(error: unknown): void;
  /** A statement that writes is over, before whoever waits for it goes on: it has been done, or may have been. */
  onWrite(): void;
}

/**
 * The same pool, whose statements fail when their answer does not come in time. Fragments are statements that nobody
 * waits for, so nothing happens to them. What `reserve` and `begin` give is not watched.
 */
export function withDeadline(pool: Sql, milliseconds: number, { onFailure, onWrite }: Watch): Sql {
  return new Proxy(pool, {
    apply(tag, self, words: unknown[]) {
      const made: unknown = Reflect.apply(tag, self, words);
      if (!isStatement(made)) return made;
      const writes = isWrite(words);
      if (writes) writingStatements.add(made);
      watch(made, writes);
      return made;
    },
  });

  /** A statement is sent by its `then`, so that is where its time begins to run. */
  function watch(statement: PendingQuery<Row[]>, writes: boolean): void {
    const send = statement.then.bind(statement);
    const answer: typeof send = (onAnswer, onRefusal) => {
      const timely = within(
        milliseconds,
        new Promise<RowList<Row[]>>((resolve, reject) => {
          void send(resolve, reject);
        }),
      );
      timely.catch(onFailure);
      if (writes) timely.then(onWrite, onWrite);
      return timely.then(onAnswer, onRefusal);
    };
    Reflect.set(statement, 'then', answer);
  }
}

const writingStatements = new WeakSet<object>();
const writingTexts = new WeakMap<object, boolean>();

/** Whether a statement, or a fragment in it, changes what people see: what gateways note for themselves does not. */
function isWrite([text, ...values]: unknown[]): boolean {
  if (!Array.isArray(text)) return false;
  let writes = writingTexts.get(text);
  if (writes === undefined) {
    const words = text.join(' ');
    writes =
      /\b(insert into|update|delete from|truncate)\b/i.test(words) &&
      !/\b(live_changes|call_counts)\b/.test(words);
    writingTexts.set(text, writes);
  }
  return (
    writes ||
    values.some((value) => typeof value === 'object' && value !== null && writingStatements.has(value))
  );
}

/** Names and lists of columns are made by the same call, and are no promises. */
function isStatement(made: unknown): made is PendingQuery<Row[]> {
  return made instanceof Promise;
}
