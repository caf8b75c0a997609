import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { bannerResolvers } from '../banners/resolvers';
import bannerTypes from '../banners/schema.graphql';
import { chainResolvers } from '../chains/resolvers';
import chainTypes from '../chains/schema.graphql';
import { dailyResolvers } from '../daily/resolvers';
import dailyTypes from '../daily/schema.graphql';
import { groupResolvers } from '../groups/resolvers';
import groupTypes from '../groups/schema.graphql';
import { jobResolvers } from '../jobs/resolvers';
import jobTypes from '../jobs/schema.graphql';
import { liveResolvers } from '../live/resolvers';
import liveTypes from '../live/schema.graphql';
import { memberResolvers } from '../members/resolvers';
import memberTypes from '../members/schema.graphql';
import { newsletterResolvers } from '../newsletter/resolvers';
import newsletterTypes from '../newsletter/schema.graphql';
import { notificationResolvers } from '../notifications/resolvers';
import notificationTypes from '../notifications/schema.graphql';
import { prayerResolvers } from '../prayers/resolvers';
import prayerTypes from '../prayers/schema.graphql';
import { reminderResolvers } from '../reminders/resolvers';
import reminderTypes from '../reminders/schema.graphql';
import { statsResolvers } from '../stats/resolvers';
import statsTypes from '../stats/schema.graphql';
import { testimonialResolvers } from '../testimonials/resolvers';
import testimonialTypes from '../testimonials/schema.graphql';
import { accountResolvers } from '../account/resolvers';
import accountTypes from '../account/schema.graphql';
import { adminResolvers } from '../admin/resolvers';
import adminTypes from '../admin/schema.graphql';
import { careResolvers } from '../care/resolvers';
import careTypes from '../care/schema.graphql';
import { moderationResolvers } from '../moderation/resolvers';
import moderationTypes from '../moderation/schema.graphql';
import { dateTime } from './dateTime';
import rootTypes from './schema.graphql';

/** The schema of the whole house: each domain brings its types and its resolvers. */
export const schema: GraphQLSchema = makeExecutableSchema({
  typeDefs: [
    rootTypes,
    moderationTypes,
    careTypes,
    adminTypes,
    accountTypes,
    bannerTypes,
    chainTypes,
    dailyTypes,
    groupTypes,
    jobTypes,
    liveTypes,
    memberTypes,
    newsletterTypes,
    notificationTypes,
    prayerTypes,
    reminderTypes,
    statsTypes,
    testimonialTypes,
  ],
  resolvers: [
    { DateTime: dateTime },
    moderationResolvers,
    careResolvers,
    adminResolvers,
    accountResolvers,
    bannerResolvers,
    chainResolvers,
    dailyResolvers,
    groupResolvers,
    jobResolvers,
    liveResolvers,
    memberResolvers,
    newsletterResolvers,
    notificationResolvers,
    prayerResolvers,
    reminderResolvers,
    statsResolvers,
    testimonialResolvers,
  ],
});
