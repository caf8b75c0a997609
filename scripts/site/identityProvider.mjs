import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { logTail, startLogged } from './log.mjs';
import { freePort, isListening, requireFree } from './ports.mjs';
import { supervise, waitUntil } from './supervise.mjs';

/**
 * The local identity provider, only for development: anybody can sign in as anybody. With `oidcName` it also is the
 * site's OpenID Connect provider, at a port that stays the same: its address is part of what it says of people.
 *
 * @returns a supervised service with `gatewayEnvironment`, the gateway's variables for it
 */
export async function localIdentityProvider({ env, port: sitePort, origin, dataDir, gatewayDir, oidcName }) {
  const log = path.join(dataDir, 'identity-provider.log');
  const besideSite = sitePort > 64_535 ? sitePort - 1000 : sitePort + 1000;
  const port = oidcName ? besideSite : await freePort();
  if (oidcName) await requireFree('127.0.0.1', port);
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
        OIDC_REDIRECT_URI: `${origin}/api/auth/oidc/callback`,
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
      ...(oidcName && {
        OIDC_ISSUER: `http://localhost:${port}`,
        OIDC_CLIENT_ID: `${clientId}-oidc`,
        OIDC_CLIENT_SECRET: clientSecret,
        OIDC_NAME: oidcName,
      }),
    },
  };
}
