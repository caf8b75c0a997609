import type { Resolvers } from '../../gen/resolvers';
import { createReminder, deleteReminder, editReminder, listReminders, pauseReminder } from './reminders';

/** Reminders over GraphQL. */
export const reminderResolvers: Resolvers = {
  Query: {
    reminders: (_, _args, ctx) => listReminders(ctx),
  },
  Mutation: {
    createReminder: (_, { input }, ctx) => createReminder(ctx, input),
    editReminder: (_, { id, input }, ctx) => editReminder(ctx, id, input),
    pauseReminder: (_, { id, isPaused }, ctx) => pauseReminder(ctx, id, isPaused),
    deleteReminder: (_, { id }, ctx) => deleteReminder(ctx, id),
  },
};
