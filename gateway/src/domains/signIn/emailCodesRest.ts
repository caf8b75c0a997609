import { codeRequestRule, codeRule } from 'schema/rules/signIn';
import { z } from 'zod';
import { part } from '../responses';
import { post, type RestRoute } from '../route';
import { requestCode, verifyCode } from './emailCodes';
import { signedIn } from './responses';

/** Signing in with a code by e-mail (contract, section 8). */
export const emailCodeRoutes: RestRoute[] = [
  post('/api/auth/email', (ctx, { headers, body }) => requestCode(ctx, headers, body), {
    docs: {
      operationId: 'requestSignInCode',
      summary: 'Ask for a code to sign in',
      description:
        'The response is the same for every address, whether or not a mail is sent: at most three in 15 minutes. The cookie names the browser in which the code works.',
      audience: 'everyone',
      body: { name: 'SignInCodeRequest', rule: codeRequestRule },
      response: part('CodeRequested', { message: z.string().describe('The same for every address.') }),
      refusals: { 404: 'Codes by e-mail are not offered here.' },
    },
  }),
  post('/api/auth/email/verify', (ctx, { headers, body }) => verifyCode(ctx, headers, body), {
    docs: {
      operationId: 'verifySignInCode',
      summary: 'Sign in with a code',
      description:
        'Only with the cookie of the browser that asked for the code. `{token}`, from the link in the mail, may be sent instead of `{email, code}`. Either works once, for ten minutes; five wrong codes end both.',
      audience: 'everyone',
      body: { name: 'SignInCode', rule: codeRule },
      response: signedIn,
      refusals: {
        404: 'Codes by e-mail are not offered here.',
        409: 'The address belongs to a member who signs in another way (`LINK_REQUIRED`): signing in that way in the same browser links the two.',
      },
    },
  }),
];
