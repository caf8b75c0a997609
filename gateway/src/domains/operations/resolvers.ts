import type { Resolvers } from '../../gen/resolvers';
import { getJobRuns, getOutboxSummary, listFailedMails, retryMail, runJob } from './operations';

/** Background jobs and mail, for site administrators. */
export const operationResolvers: Resolvers = {
  Query: {
    jobRuns: (_, _args, ctx) => getJobRuns(ctx),
    outboxSummary: (_, _args, ctx) => getOutboxSummary(ctx),
    failedMails: (_, _args, ctx) => listFailedMails(ctx),
  },
  Mutation: {
    retryMail: (_, { id }, ctx) => retryMail(ctx, id),
    runJob: (_, { name }, ctx) => runJob(ctx, name),
  },
};
