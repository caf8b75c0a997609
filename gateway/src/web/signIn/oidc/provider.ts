import * as openid from 'openid-client';
import type { OidcConfig } from '../../../config';
import type { Proof } from '../../../domains/signIn/proof';
import type { Attempt } from '../attempts';
import { boundedFetch } from './boundedFetch';
import { readClaims } from './claims';

/** Milliseconds for which the provider's description of itself is used. */
const describedFor = 60 * 60_000;
/** Of each request to the provider; a sign-in takes at most five. */
const requestSeconds = 5;
/** Between its clock and ours. */
const skewSeconds = 60;

type Metadata = Readonly<openid.ServerMetadata>;
type Checked = Pick<Attempt, 'codeVerifier'> & { nonce: string };

/** Any OpenID Connect provider, by the code flow with state, nonce and PKCE (docs/decisions/0053). */
interface OidcProvider {
  /** The provider's page for a sign-in, with what its end is checked by. @throws Error if the provider does not respond */
  begin(createState: (checked: Checked) => Promise<string>): Promise<URL>;
  /** Returns the provider's proof. @throws Error for any doubt */
  prove(callback: URL, attempt: Checked & { state: string }): Promise<Proof>;
}

export function openOidcProvider(
  { issuer, clientId, clientSecret }: OidcConfig,
  redirectUri: string,
): OidcProvider {
  const isEncrypted = issuer.startsWith('https:');
  let described: { metadata: Metadata; at: number } | null = null;
  let asking: Promise<Metadata> | null = null;
  /** How the provider has registered this site, of the two ways that it may. */
  let sendsSecretInBody: boolean | null = null;

  return {
    async begin(createState) {
      const configuration = configure(await describe());
      const codeVerifier = openid.randomPKCECodeVerifier();
      const nonce = openid.randomNonce();
      return openid.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        state: await createState({ codeVerifier, nonce }),
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
    },
    async prove(callback, { codeVerifier, nonce, state }) {
      const configuration = configure(await describe());
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier };
      const tokens = await grant(configuration, callback, checks);
      const idToken = tokens.claims()!;
      if (Math.abs(Date.now() / 1000 - idToken.iat) > 5 * skewSeconds) {
        throw new Error('The ID token was issued at another time');
      }
      const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
      const userInfo = hasUserInfo
        ? await openid.fetchUserInfo(configuration, tokens.access_token, idToken.sub)
        : {};
      return readClaims(idToken, userInfo);
    },
  };

  /** Discovery: once for all sign-ins that wait for it, and again after an hour or a failure. */
  async function describe(): Promise<Metadata> {
    if (described && Date.now() - described.at < describedFor) return described.metadata;
    asking ??= discover().finally(() => (asking = null));
    return asking;
  }

  async function discover(): Promise<Metadata> {
    const found = await openid.discovery(new URL(issuer), clientId, undefined, undefined, {
      [openid.customFetch]: boundedFetch,
      timeout: requestSeconds,
      execute: isEncrypted ? [] : [openid.allowInsecureRequests],
    });
    const metadata = found.serverMetadata();
    described = { metadata, at: Date.now() };
    return metadata;
  }

  /** For one sign-in: the library would keep the provider's keys, and refuse new ones for a minute. */
  function configure(metadata: Metadata): openid.Configuration {
    const configuration = new openid.Configuration(
      metadata,
      clientId,
      { [openid.clockTolerance]: skewSeconds },
      sendSecret(metadata),
    );
    configuration[openid.customFetch] = boundedFetch;
    configuration.timeout = requestSeconds;
    // Otherwise the signature of an ID token is trusted to the connection.
    openid.enableNonRepudiationChecks(configuration);
    if (!isEncrypted) openid.allowInsecureRequests(configuration);
    return configuration;
  }

  function sendSecret({ token_endpoint_auth_methods_supported: ways }: Metadata): openid.ClientAuth {
    const inBody = openid.ClientSecretPost(clientSecret);
    const inHeader = openid.ClientSecretBasic(clientSecret);
    sendsSecretInBody ??= ways !== undefined && !ways.includes('client_secret_basic');
    return (...request) => (sendsSecretInBody ? inBody : inHeader)(...request);
  }

  async function grant(
    configuration: openid.Configuration,
    callback: URL,
    checks: openid.AuthorizationCodeGrantChecks,
  ) {
    try {
      return await openid.authorizationCodeGrant(configuration, callback, checks);
    } catch (error) {
      if (!isOfClient(error)) throw error;
      sendsSecretInBody = !sendsSecretInBody;
      return openid.authorizationCodeGrant(configuration, callback, checks);
    }
  }
}

/** Whether the provider did not accept this site, before it looked at the code. */
function isOfClient(error: unknown): boolean {
  if (error instanceof openid.ResponseBodyError) return error.error === 'invalid_client';
  return error instanceof openid.WWWAuthenticateChallengeError && error.status === 401;
}
