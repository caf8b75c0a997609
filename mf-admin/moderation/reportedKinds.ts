import type { ReportedKind } from '../gen/graphql';

/** The name of each kind of text, and how a sentence refers to it. */
export const reportedKinds: Record<ReportedKind, { name: string; pointed: string }> = {
  prayer: { name: 'Prayer', pointed: 'this prayer' },
  comment: { name: 'Words of encouragement', pointed: 'these words' },
  testimonial: { name: 'Testimony', pointed: 'this testimony' },
  group_post: { name: 'Post in a group', pointed: 'this post' },
  group_post_comment: { name: 'Comment on a post', pointed: 'this comment' },
};
