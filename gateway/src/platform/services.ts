import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Database } from './database/database';
import type { Replica } from './database/replica';
import type { Tracing } from './tracing/tracing';

/** The services that the whole gateway shares, created once at the start. */
export interface AppServices {
  readonly config: Config;
  readonly database: Database;
  /** Undefined if there is no replica. */
  readonly replica?: Replica;
  readonly log: Logger;
  /** Undefined if traces are off. */
  readonly tracing?: Tracing;
  /** Reads the site's settings again, after they were changed here; undefined where nobody follows them. */
  readonly refreshSettings?: () => Promise<void>;
  /** The pace of live updates; undefined for that of the site. */
  readonly livePace?: LivePace;
  /** Hears the hash of every session cookie that a request has, valid or not. */
  readonly onSessionUsed?: (sessionHash: Buffer) => void;
}

/** Milliseconds. */
export interface LivePace {
  /** Between two rounds that send changes to all gateways. */
  announceEvery: number;
  /** Between two updates of a stream. */
  sendEvery: number;
}
