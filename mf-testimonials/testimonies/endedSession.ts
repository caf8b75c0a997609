import { t } from '@lingui/core/macro';
import { redirectAfter } from 'kit';

/** For testimonies, an ended session leads to sign-in almost immediately (specification, section 8). */
export const endedSession = () => ({
  title: t`Unauthorized`,
  description: t`You are logged out. Logging in again...`,
  redirectAfter: redirectAfter.unauthorized,
});
