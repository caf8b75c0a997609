import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApproveFirst } from '../gen/graphql';

/** Whose prayers wait to be approved. */
export const approveFirstModes: Record<ApproveFirst, MessageDescriptor> = {
  nobody: msg({ message: 'Nobody', comment: 'Whose prayers wait to be approved' }),
  firstPrayer: msg`The first prayer of a new member`,
  everyPrayer: msg`Every prayer`,
};
