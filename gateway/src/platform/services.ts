import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Database } from './database/database';
import type { Replica } from './database/replica';

/** The services that the whole gateway shares, created once at the start. */
export interface AppServices {
  readonly config: Config;
  readonly database: Database;
  /** Undefined if there is no replica. */
  readonly replica?: Replica;
  readonly log: Logger;
  /** Hears the hash of every session cookie that a request has, valid or not. */
  readonly onSessionUsed?: (sessionHash: Buffer) => void;
}
