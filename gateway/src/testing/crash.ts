import type { MailTransport } from '../jobs/mail/transport';
import type { Sql } from '../platform/database/sql';
import type { AppServices } from '../platform/services';

/** A process that is killed at a chosen step: nothing that it waits for afterwards ever settles. */
interface CrashingProcess {
  services: AppServices;
  transport(transport: MailTransport): MailTransport;
  /** Resolves when the process is killed or the work is done, whichever comes first. */
  until(work: Promise<unknown>): Promise<void>;
}

/**
 * A process that is killed at a step, as by SIGKILL. Each statement and each message has two steps: before it is sent,
 * and when it was done but its result has not arrived.
 */
export function crashAt(services: AppServices, lastStep: number): CrashingProcess {
  let steps = 0;
  let kill = () => {};
  const killed = new Promise<void>((resolve) => {
    kill = resolve;
  });

  return {
    services: { ...services, database: { ...services.database, sql: crashing(services.database.sql) } },
    transport: (transport) => async (message) => {
      await step();
      const outcome = await transport(message);
      await step();
      return outcome;
    },
    until: (work) => Promise.race([killed, work.then(() => undefined)]),
  };

  function step(): Promise<void> {
    steps += 1;
    if (steps < lastStep) return Promise.resolve();
    kill();
    return new Promise(() => undefined);
  }

  function crashing(sql: Sql): Sql {
    return new Proxy(sql, {
      apply(tag, self, args) {
        const query: unknown = Reflect.apply(tag, self, args);
        if (query instanceof Promise) surround(query);
        return query;
      },
    });
  }

  /** A statement is sent when its `then` is called. */
  function surround(statement: Promise<unknown>): void {
    const send = statement.then.bind(statement);
    const then: typeof send = (onFulfilled, onRejected) =>
      step()
        .then(() => new Promise((resolve, reject) => void send(resolve, reject)))
        .then(async (result) => {
          await step();
          return result;
        })
        .then(onFulfilled, onRejected);
    Reflect.set(statement, 'then', then);
  }
}
