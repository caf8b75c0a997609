import { passkeyNameRule, passkeyRule, passkeySignatureRule, passkeySignInRule } from 'schema/rules/passkey';
import { z } from 'zod';
import type { Passkey } from '../../gen/resolvers';
import { del, get, post, put, type RestRoute } from '../route';
import * as responses from './passkeyResponses';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, requestPasskey } from './passkeys';
import { requestPasskeySignIn, signInWithPasskey } from './passkeySignIn';
import { signedIn } from './responses';

const ofCredential = {
  name: '1 to 100 characters.',
  id: 'Name of the credential, as base64url.',
  rawId: 'The same again, as browsers send it.',
  type: 'Always `public-key`.',
  response: 'What the authenticator has made and signed.',
};
const ofSignIn = { returnTo: 'A path on this site to open afterwards; anything else is ignored.' };

/** Passkeys over REST (contract, section 14, "Signing in"). */
export const passkeyRoutes: RestRoute[] = [
  post('/api/passkeys/options', (ctx) => requestPasskey(ctx), {
    bodyless: true,
    docs: {
      operationId: 'requestPasskey',
      summary: 'Get the options to add a passkey',
      description: 'For `navigator.credentials.create`, as `PublicKeyCredentialCreationOptionsJSON`.',
      audience: 'members',
      response: responses.creationOptions,
    },
  }),
  post('/api/passkeys', async (ctx, { body }) => viewOf(await addPasskey(ctx, body)), {
    status: 201,
    docs: {
      operationId: 'addPasskey',
      summary: 'Add a passkey',
      description: 'A name, and what the browser returned as `RegistrationResponseJSON`.',
      audience: 'members',
      body: { name: 'PasskeyInput', rule: passkeyRule, fields: ofCredential },
      response: responses.passkey,
      creates: true,
      refusals: { 409: 'The passkey is already added, or you have 20.' },
    },
  }),
  get('/api/passkeys', async (ctx) => (await listPasskeys(ctx)).map(viewOf), {
    docs: {
      operationId: 'listPasskeys',
      summary: 'List your passkeys',
      audience: 'members',
      response: z.array(responses.passkey),
    },
  }),
  put(
    '/api/passkeys/:id',
    async (ctx, { params, body }) => viewOf(await renamePasskey(ctx, params.id, body)),
    {
      docs: {
        operationId: 'renamePasskey',
        summary: 'Rename one of your passkeys',
        audience: 'members',
        body: { name: 'PasskeyNameInput', rule: passkeyNameRule, fields: ofCredential },
        response: responses.passkey,
      },
    },
  ),
  del('/api/passkeys/:id', (ctx, { params }) => removePasskey(ctx, params.id), {
    docs: {
      operationId: 'removePasskey',
      summary: 'Remove one of your passkeys',
      audience: 'members',
      response: null,
      refusals: { 409: 'It is your last way to sign in.' },
    },
  }),
  post(
    '/api/auth/passkey/options',
    (ctx, { body, headers }) => requestPasskeySignIn(ctx, { body, headers }),
    {
      bodyOptional: true,
      docs: {
        operationId: 'requestPasskeySignIn',
        summary: 'Get the options to sign in with a passkey',
        description:
          'For `navigator.credentials.get`, as `PublicKeyCredentialRequestOptionsJSON`. Sets a cookie that the answer must come with.',
        audience: 'everyone',
        body: { name: 'PasskeySignInInput', rule: passkeySignInRule, fields: ofSignIn },
        response: responses.requestOptions,
      },
    },
  ),
  post('/api/auth/passkey', (ctx, { body, headers }) => signInWithPasskey(ctx, { body, headers }), {
    docs: {
      operationId: 'signInWithPasskey',
      summary: 'Sign in with a passkey',
      description: 'What the browser returned as `AuthenticationResponseJSON`. Sets the session cookie.',
      audience: 'everyone',
      body: { name: 'PasskeySignatureInput', rule: passkeySignatureRule, fields: ofCredential },
      response: signedIn,
      refusals: { 401: 'The passkey, its signature or its challenge is not right; nothing says which.' },
    },
  }),
];

/** Without what only the pages show. */
function viewOf({ id, name, createdAt, lastUsedAt }: Passkey) {
  return { id, name, createdAt, lastUsedAt };
}
