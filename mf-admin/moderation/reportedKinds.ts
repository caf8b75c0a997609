import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReportedKind } from '../gen/graphql';

/** The name of each kind of text. */
export const reportedKinds: Record<ReportedKind, MessageDescriptor> = {
  prayer: msg`Prayer`,
  comment: msg`Words of encouragement`,
  testimonial: msg`Testimony`,
  group_post: msg`Post in a group`,
  group_post_comment: msg`Comment on a post`,
};
