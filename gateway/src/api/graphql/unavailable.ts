import { HeaderMap } from '@apollo/server';

/** The response while the database is unavailable, with status 503. */
export const unavailable = {
  message: 'Please try again in a moment',
  extensions: { code: 'SERVICE_UNAVAILABLE', messageCode: 'TRY_AGAIN_IN_A_MOMENT' },
};

/** The head of that response. */
export const unavailableHead = () => ({ status: 503, headers: new HeaderMap([['retry-after', '2']]) });
