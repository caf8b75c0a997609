import type { Resolvers } from '../../gen/resolvers';
import { requirePushKeys } from './pushKeys';
import { subscribeToPush, unsubscribeFromPush } from './pushSubscriptions';
import {
  countUnreadNotifications,
  listNotifications,
  listNotificationSettings,
  readNotifications,
  setNotification,
} from './notifications';

/** Notifications, over GraphQL only. */
export const notificationResolvers: Resolvers = {
  Query: {
    notifications: (_, args, ctx) => listNotifications(ctx, args),
    unreadNotificationCount: (_, _args, ctx) => countUnreadNotifications(ctx),
    notificationSettings: (_, _args, ctx) => listNotificationSettings(ctx),
    pushPublicKey: async (_, _args, ctx) => (await requirePushKeys(ctx.sql)).publicKey,
  },
  Mutation: {
    readNotifications: (_, { upTo }, ctx) => readNotifications(ctx, upTo),
    setNotification: (_, args, ctx) => setNotification(ctx, args),
    subscribeToPush: (_, { input }, ctx) => subscribeToPush(ctx, input),
    unsubscribeFromPush: (_, { endpoint }, ctx) => unsubscribeFromPush(ctx, endpoint),
  },
};
