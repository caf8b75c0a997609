import type { House } from '../context';
import type { Sql } from '../db/sql';
import type { Carrier } from '../mail/carrier';

/** A worker's life, which ends at a chosen step: from there on nothing that it waits for ever comes back. */
export interface Life {
  house: House;
  carry(carrier: Carrier): Carrier;
  /** Ends with the life, or with the work, whichever comes first. */
  until(work: Promise<unknown>): Promise<void>;
}

/**
 * A worker that is killed at a step, as by a signal that nobody can catch. Each statement and each letter has two
 * steps: before it is sent, and when it was done but nobody has heard of it.
 */
export function mortal(house: House, lastStep: number): Life {
  let steps = 0;
  let die = () => {};
  const death = new Promise<void>((resolve) => {
    die = resolve;
  });

  return {
    house: { ...house, database: { ...house.database, sql: mortalSql(house.database.sql) } },
    carry: (carrier) => async (letter) => {
      await step();
      const outcome = await carrier(letter);
      await step();
      return outcome;
    },
    until: (work) => Promise.race([death, work.then(() => undefined)]),
  };

  function step(): Promise<void> {
    steps += 1;
    if (steps < lastStep) return Promise.resolve();
    die();
    return new Promise(() => undefined);
  }

  function mortalSql(sql: Sql): Sql {
    return new Proxy(sql, {
      apply(tag, self, words) {
        const made: unknown = Reflect.apply(tag, self, words);
        if (made instanceof Promise) surround(made);
        return made;
      },
    });
  }

  /** A statement is sent by its `then`. */
  function surround(statement: Promise<unknown>): void {
    const send = statement.then.bind(statement);
    const answer: typeof send = (onAnswer, onRefusal) =>
      step()
        .then(() => new Promise((resolve, reject) => void send(resolve, reject)))
        .then(async (result) => {
          await step();
          return result;
        })
        .then(onAnswer, onRefusal);
    Reflect.set(statement, 'then', answer);
  }
}
