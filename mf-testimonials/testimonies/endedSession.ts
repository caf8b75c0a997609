import { redirectAfter } from 'kit';

/** A lost session leads to sign-in almost at once where testimonies are concerned (specification, section 8). */
export const endedSession = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
  redirectAfter: redirectAfter.unauthorized,
};
