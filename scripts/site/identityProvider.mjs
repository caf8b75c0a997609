import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { logTail, startLogged } from './log.mjs';
import { freePort, isListening } from './ports.mjs';
import { supervise, waitUntil } from './supervise.mjs';

/**
 * The local identity provider, only for development: anybody can sign in as anybody.
 *
 * @returns a supervised service with `gatewayEnvironment`, the gateway's variables for it
 */
export async function localIdentityProvider({ env, origin, dataDir, gatewayDir }) {
  const log = path.join(dataDir, 'identity-provider.log');
  const port = await freePort();
  const clientId = 'prayer-wall';
  const clientSecret = randomBytes(24).toString('hex');
  const service = supervise('The identity provider', {
    start: () =>
      startLogged(log, [path.join(gatewayDir, 'identityProvider.mjs')], {
        ...env,
        IDENTITY_PROVIDER_PORT: String(port),
        CLIENT_ID: clientId,
        CLIENT_SECRET: clientSecret,
        REDIRECT_URI: `${origin}/api/auth/google/callback`,
      }),
    untilReady: (child) =>
      waitUntil(
        child,
        () => isListening('localhost', port),
        (reason) => `The identity provider did not start (${reason}):\n${logTail(log)}`,
      ),
    stopTimeout: 3_000,
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
