import { msg } from '@lingui/core/macro';
import { lazyPart } from 'kit';

/** Says that a prayer is not on the wall, or not yet: few ever see it. */
export const ApprovalNotice = lazyPart(
  msg`The notice`,
  async () => (await import('./ApprovalNotice')).ApprovalNotice,
);

/** Says that a prayer is off the wall for now. */
export const RestingNotice = lazyPart(
  msg`The notice`,
  async () => (await import('./RestingNotice')).RestingNotice,
);

/** Whether a moderator has to approve it, or has declined to. */
export const isUnapproved = (status: string) => status === 'waiting' || status === 'declined';
