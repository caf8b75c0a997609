import type { Domain } from '../domain';
import { getBackupStatus } from './backups';
import { backUpWhenDue } from './job';
import typeDefs from './schema.graphql';

export const backups: Domain = {
  typeDefs,
  resolvers: { Query: { backups: (_, _args, ctx) => getBackupStatus(ctx) } },
  apiTokens: 'refused',
  jobs: [{ name: 'back_up', run: backUpWhenDue }],
};
