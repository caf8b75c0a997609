import { z } from 'zod';
import type { DescribedRoute } from '../../domains/route';
import { part } from '../../domains/responses';

const startQuery = z.object({
  returnTo: z
    .string()
    .optional()
    .describe('A path of this site to return to afterwards, such as `/prayers`.'),
});

const startAddress = part('SignInAddress', { url: z.string().describe('Where signing in begins.') });

const returned = z.object({
  code: z.string().optional().describe('The code of the provider.'),
  state: z.string().optional().describe('The state that was sent there.'),
});

const unknownProvider = 'This site has no OpenID Connect provider.';

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
        startAddress,
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
        'Sets the session cookie and goes to `/?token=...&auth=success`, or to `/?auth=failed`, or to `/?auth=link` if the verified address belongs to a member who is to sign in the old way first. The token is for display; no call is authenticated by it.',
      audience: 'everyone',
      query: returned,
      response: null,
    },
  },
  {
    method: 'get',
    path: '/api/auth/oidc',
    status: 302,
    docs: {
      operationId: 'signInWithProvider',
      summary: 'Sign in with the OpenID Connect provider, or learn where',
      description: 'A client that accepts only JSON gets the address, with status 200.',
      audience: 'everyone',
      query: startQuery,
      response: startAddress,
      refusals: { 404: unknownProvider },
    },
  },
  {
    method: 'get',
    path: '/api/auth/oidc/callback',
    status: 302,
    docs: {
      operationId: 'finishProviderSignIn',
      summary: 'Come back from the OpenID Connect provider',
      description: 'As after Google.',
      audience: 'everyone',
      query: returned,
      response: null,
      refusals: { 404: unknownProvider },
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
