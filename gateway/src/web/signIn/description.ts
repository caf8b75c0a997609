import { z } from 'zod';
import type { DescribedRoute } from '../../domains/route';
import { part } from '../../domains/responses';

const startQuery = z.object({
  returnTo: z
    .string()
    .optional()
    .describe('A path of this site to return to afterwards, such as `/prayers`.'),
});

/** The routes of `installSignIn`, which browsers navigate to. */
export const signInRoutes: DescribedRoute[] = [
  {
    method: 'get',
    path: '/api/login',
    status: 302,
    docs: {
      operationId: 'signIn',
      summary: 'Sign in',
      description: 'Goes to the identity provider, with state and PKCE.',
      audience: 'everyone',
      query: startQuery,
      response: null,
    },
  },
  {
    method: 'get',
    path: '/api/auth/google',
    status: 302,
    docs: {
      operationId: 'signInWithGoogle',
      summary: 'Sign in with Google, or learn where',
      description: 'A client that accepts only JSON gets the address, or why there is none, with status 200.',
      audience: 'everyone',
      query: startQuery,
      response: z.union([
        part('SignInAddress', { url: z.string().describe('Where signing in begins.') }),
        part('SignInUnavailable', {
          error: z.literal('sign_in_unavailable').describe('Nobody can sign in here.'),
          message: z.string().describe('The same in words.'),
          productionUrl: z.string().describe('The address of the site.'),
        }),
      ]),
    },
  },
  {
    method: 'get',
    path: '/api/auth/google/callback',
    status: 302,
    docs: {
      operationId: 'finishSignIn',
      summary: 'Come back from the identity provider',
      description:
        'Sets the session cookie and goes to `/?token=...&auth=success`, or to `/?auth=failed`. The token is for display; no call is authenticated by it.',
      audience: 'everyone',
      query: z.object({
        code: z.string().optional().describe('The code of the provider.'),
        state: z.string().optional().describe('The state that was sent there.'),
      }),
      response: null,
    },
  },
  {
    method: 'get',
    path: '/api/logout',
    status: 302,
    docs: {
      operationId: 'signOut',
      summary: 'Sign out',
      description: 'Ends the session everywhere. A page of another site signs nobody out.',
      audience: 'everyone',
      response: null,
    },
  },
];
