import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { DateTime: 'string' };

const areas = ['shell', 'mf-wall', 'mf-testimonials', 'mf-groups', 'mf-admin'];

/** Masked client documents: a component reads only the fragment that it names. */
const clientTypes = Object.fromEntries(
  areas.map((area) => [
    `./${area}/gen/`,
    {
      preset: 'client' as const,
      presetConfig: { fragmentMasking: false },
      documents: [`./${area}/**/*.graphql`, `!./${area}/{gen,node_modules,dist}/**`],
      config: {
        scalars,
        useTypeImports: true,
        enumsAsTypes: true,
        customDirectives: { apolloUnmask: true },
        inlineFragmentTypes: 'mask' as const,
      },
    },
  ]),
);

const config: CodegenConfig = {
  schema: './gateway/src/*/schema.graphql',
  ignoreNoDocuments: true,
  generates: {
    './schema/schema.graphql': {
      plugins: ['schema-ast'],
      config: { includeDirectives: true, sort: true },
    },
    './gateway/src/gen/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars: { DateTime: { input: 'string', output: 'Date' } },
        useTypeImports: true,
        enumsAsTypes: true,
        contextType: '../context#Context',
        makeResolverTypeCallable: true,
        mappers: {
          Prayer: '../prayers/view#UnreadPrayerView',
          Comment: '../prayers/view#CommentView',
          PrayerUpdate: '../prayers/view#PrayerUpdateView',
          Author: '../members/view#AuthorView',
          Viewer: '../members/view#ViewerView',
          Testimonial: '../testimonials/view#TestimonialView',
          Reminder: '../reminders/view#ReminderView',
          PrayerChain: '../chains/view#ChainView',
          ChainSlot: '../chains/view#SlotView',
          PrayerGroup: '../groups/view#GroupView',
          GroupMember: '../groups/view#MemberView',
          GroupPost: '../groups/view#PostView',
          GroupPostComment: '../groups/view#PostCommentView',
          AdminUser: '../admin/view#AdminUserView',
          AdminPrayer: '../admin/view#AdminPrayerView',
          Notification: '../notifications/view#NotificationView',
        },
      },
    },
    ...clientTypes,
  },
};

export default config;
