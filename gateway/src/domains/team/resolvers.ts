import type { Resolvers } from '../../gen/resolvers';
import { addCareNote, claimPrayer, listTeam, listTeamPrayers, setCareState, setTeamMember } from './team';

/** The prayer team over GraphQL. */
export const teamResolvers: Resolvers = {
  Query: {
    teamMembers: (_, _args, ctx) => listTeam(ctx),
    teamPrayers: (_, _args, ctx) => listTeamPrayers(ctx),
  },
  Mutation: {
    setTeamMember: (_, { userId, isOnTeam }, ctx) => setTeamMember(ctx, userId, isOnTeam),
    claimPrayer: (_, { prayerId }, ctx) => claimPrayer(ctx, prayerId),
    addCareNote: (_, { prayerId, content }, ctx) => addCareNote(ctx, prayerId, content),
    setCareState: (_, { prayerId, state }, ctx) => setCareState(ctx, prayerId, state),
  },
};
