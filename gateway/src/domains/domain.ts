import type { Express } from 'express';
import type { Resolvers } from '../gen/resolvers';
import type { AppServices } from '../platform/services';
import type { Job } from './job';
import type { RestRoute } from './route';

/** Everything that a domain adds to the site; `app.ts` has the list of domains. */
export interface Domain {
  /** Its part of the GraphQL schema. */
  typeDefs?: string;
  resolvers?: Resolvers;
  /** Its REST routes (contract, section 3). */
  routes?: readonly RestRoute[];
  jobs?: readonly Job[];
  /** Its pages that work without the browser application, such as those behind the links of a mail. */
  installPages?(app: Express, services: AppServices): void;
}
