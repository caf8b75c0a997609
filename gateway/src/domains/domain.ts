import type { Express } from 'express';
import type { Resolvers } from '../gen/resolvers';
import type { AppServices } from '../platform/services';
import type { Job } from './job';
import type { RestRoute } from './route';

/**
 * Which of a domain's REST routes (`get /api/my-data`) and root fields (`Mutation.report`) a call with an API token may
 * use: all, none, or the named ones alone. Refused is what a program must never do for a member: signing in and out,
 * credentials, deleting the account, administration.
 */
export type ApiTokenAccess = 'accepted' | 'refused' | { accepted: readonly string[] };

/** Everything that a domain adds to the site; `app.ts` lists the domains. */
export interface Domain {
  /** Its part of the GraphQL schema. */
  typeDefs?: string;
  resolvers?: Resolvers;
  /** Its REST routes (contract, section 3). */
  routes?: readonly RestRoute[];
  /** The heading of its routes in the description of the API. */
  tag?: Tag;
  apiTokens: ApiTokenAccess;
  jobs?: readonly Job[];
  /** Its server-rendered pages, such as those for the links in mails. */
  installPages?(app: Express, services: AppServices): void;
}

export interface Tag {
  name: string;
  /** One sentence. */
  description: string;
}
