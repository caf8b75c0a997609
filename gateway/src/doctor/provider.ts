import { boundedFetch } from '../web/signIn/oidc/boundedFetch';
import { codeOf, findingsAbout, type Finding } from './finding';

const { ok, problem } = findingsAbout('Sign-in');
const clock = findingsAbout('Clock');

/** Milliseconds of a request. */
const timeout = 5_000;
/** Seconds by which the clock of a provider may differ (docs/decisions/0053). */
const mostSkew = 60;

export interface Provider {
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  /** The variables to correct. */
  variables: string;
}

/** Whether a provider can be reached and knows this site by its credentials: it refuses a code that nobody was given. */
export async function examineProvider(provider: Provider): Promise<Finding[]> {
  const { name, issuer, variables } = provider;
  try {
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const described = await boundedFetch(address, { ...get, signal: AbortSignal.timeout(timeout) });
    const { token_endpoint: tokens } = described.ok
      ? ((await described.json()) as { token_endpoint?: unknown })
      : {};
    if (typeof tokens !== 'string' || !URL.canParse(tokens))
      return [
        problem(`${name} has no description at ${address} (${described.status}). Correct ${variables}.`),
      ];
    const isKnown = await isKnownAt(tokens, provider);
    return [
      isKnown
        ? ok(`${name} answers and knows this site.`)
        : problem(`${name} does not know this site by its credentials. Correct ${variables}.`),
      ...examineClock(name, described.headers.get('date')),
    ];
  } catch (error) {
    const cause = (error as { cause?: unknown }).cause ?? error;
    return [
      problem(
        `${name} cannot be reached from here (${codeOf(cause)}). Look at network, name server and ${variables}.`,
      ),
    ];
  }
}

const get = { method: 'GET', headers: {}, body: undefined, redirect: 'manual' } as const;

/** A provider may have registered the site for either way of sending the secret. */
async function isKnownAt(
  tokens: string,
  { clientId, clientSecret, redirectUri }: Provider,
): Promise<boolean> {
  const grant = {
    grant_type: 'authorization_code',
    code: 'a-test-by-npm-run-doctor',
    redirect_uri: redirectUri,
    code_verifier: 'x'.repeat(43),
  };
  const inBody = { headers: {}, fields: { ...grant, client_id: clientId, client_secret: clientSecret } };
  const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`);
  const inHeader = { headers: { authorization: `Basic ${basic.toString('base64')}` }, fields: grant };
  for (const { headers, fields } of [inHeader, inBody]) {
    const response = await boundedFetch(tokens, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
      },
      body: new URLSearchParams(fields),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    const { error } = (await response.json().catch(() => ({}))) as { error?: unknown };
    if (response.status !== 401 && error !== 'invalid_client' && error !== 'unauthorized_client') return true;
  }
  return false;
}

function examineClock(name: string, date: string | null): Finding[] {
  const there = Date.parse(date ?? '');
  const skew = Math.abs(Date.now() - there) / 1000;
  if (!(skew > mostSkew)) return [];
  return [
    clock.problem(
      `This machine and ${name} differ by ${Math.round(skew)} seconds. Set this machine's clock by NTP.`,
    ),
  ];
}
