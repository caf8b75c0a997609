import { sealPlain } from '../../platform/confided/sealPlain';
import type { Domain } from '../domain';
import { teamResolvers } from './resolvers';
import typeDefs from './schema.graphql';
import { notifyTeam } from './team';

/** The prayer team, and the prayers that are confided to it (docs/decisions/0065). */
export const team: Domain = {
  typeDefs,
  resolvers: teamResolvers,
  jobs: [
    { name: 'announce_answers', run: notifyTeam },
    { name: 'sweep', run: sealPlain },
  ],
  apiTokens: 'refused',
};
