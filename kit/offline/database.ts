import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** The result that one member read last; the member of all visitors together is 0. */
export interface LastRead {
  member: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** When each page was read, by its path. */
  paths: Record<string, number>;
  /** Apollo's normalised cache. */
  cache: object;
}

/** A write that the server has not acknowledged yet. */
export interface WaitingWrite {
  /** Grows: the order in which writes were made. */
  id?: number;
  /** The Idempotency-Key of every attempt. */
  key: string;
  /** Sent in this member's session alone. */
  member: number;
  /** Milliseconds since the epoch. */
  madeAt: number;
  operationName: string;
  query: string;
  variables: Record<string, unknown>;
  /** Why it was refused; null while it waits. */
  refusal: string | null;
  /** The code of that message, where the response had one. */
  refusalCode?: string | null;
}

interface Schema extends DBSchema {
  lastRead: { key: string; value: LastRead };
  writes: { key: number; value: WaitingWrite };
}

export type Database = IDBPDatabase<Schema>;

const name = 'prayer-wall';

/** Milliseconds for which anything stays on the device. */
export const maxAge = 30 * 86_400_000;

let opened: Promise<Database> | null = null;

/** The data that the site stores on this device beside files and pages. Rejects where the browser allows no storage. */
export function openDatabase(): Promise<Database> {
  opened ??= openDB<Schema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('lastRead');
      database.createObjectStore('writes', { keyPath: 'id', autoIncrement: true });
    },
    // Another tab has a newer version, or the browser has closed it: the next use opens it again.
    blocking: close,
    terminated: invalidate,
  }).catch((error: unknown) => {
    invalidate();
    throw error;
  });
  return opened;
}

function close(): void {
  void opened?.then((database) => database.close());
  invalidate();
}

function invalidate(): void {
  opened = null;
}
