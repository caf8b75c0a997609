import { randomBytes } from 'node:crypto';
import { inRoot } from '../tree/root.mjs';
import { startChild } from './child.mjs';
import { freePort, isListening } from './ports.mjs';
import { supervise, untilAnswered } from './supervise.mjs';

/**
 * The local identity provider, for development alone: anybody signs in as anybody.
 *
 * @returns a supervised service with `gatewayEnvironment`, by which the gateway signs people in there
 */
export async function localIdentityProvider({ env, origin }) {
  const port = await freePort();
  const clientId = 'prayer-wall';
  const clientSecret = randomBytes(24).toString('hex');
  const service = supervise('The identity provider', {
    start: () =>
      startChild([inRoot('gateway/dist/identityProvider.mjs')], {
        env: {
          ...env,
          IDENTITY_PROVIDER_PORT: String(port),
          CLIENT_ID: clientId,
          CLIENT_SECRET: clientSecret,
          REDIRECT_URI: `${origin}/api/auth/google/callback`,
        },
      }),
    untilReady: (child) =>
      untilAnswered(
        child,
        () => isListening('localhost', port),
        (how) => `The identity provider did not start (${how}).`,
      ),
    patience: 3_000,
  });
  return {
    ...service,
    gatewayEnvironment: {
      IDENTITY_PROVIDER_URL: `http://localhost:${port}`,
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
    },
  };
}
