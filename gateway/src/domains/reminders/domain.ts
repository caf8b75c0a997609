import type { Domain } from '../domain';
import { tags } from '../tags';
import { reminderResolvers } from './resolvers';
import { reminderRoutes } from './rest';
import { ringReminders } from './ring';
import typeDefs from './schema.graphql';
import { remindBeforeSlots } from './slots';

export const reminders: Domain = {
  typeDefs,
  resolvers: reminderResolvers,
  routes: reminderRoutes,
  tag: tags.reminders,
  apiTokens: 'accepted',
  jobs: [
    { name: 'ring_reminders', run: ringReminders },
    { name: 'remind_before_slots', run: (services) => remindBeforeSlots(services) },
  ],
};
