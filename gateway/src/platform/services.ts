import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Database } from './database/database';
import type { Replica } from './database/replica';

/** What the whole gateway shares: made once at the start. */
export interface AppServices {
  readonly config: Config;
  readonly database: Database;
  /** Absent where there is none. */
  readonly replica?: Replica;
  readonly log: Logger;
}
