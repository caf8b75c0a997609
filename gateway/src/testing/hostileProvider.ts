import { createHash, createHmac, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Claims = Record<string, unknown>;
type Place = 'discovery' | 'token' | 'keys' | 'userinfo';

/** How the provider differs from an honest one. */
export interface Behaviour {
  /** Of the ID token; undefined leaves a claim out. */
  idToken?: Claims;
  /** Of the userinfo. */
  userInfo?: Claims;
  /** Of the discovery document. */
  metadata?: Claims;
  signature?: 'none' | 'HS256 with the public key' | 'unknown key' | 'another key under the same name';
  /** `drip`: a byte at a time, without an end. */
  answers?: Partial<Record<Place, 'never' | 'drip' | 'huge' | 'html' | 'fault' | 'elsewhere'>>;
  /** How the site must show its secret; by default in the header. */
  secretIn?: 'header' | 'body';
  /** Seconds by which its clock is ahead. */
  ahead?: number;
  /** Seconds from the issue of an ID token to its end; by default 300. */
  validFor?: number;
  hasNoIdToken?: boolean;
}

interface Begun {
  nonce: string | null;
  challenge: string | null;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * An OpenID Connect provider of its own making, which shares no library with the site. It is honest unless told
 * otherwise, and then sends what no honest one would.
 */
export async function openHostileProvider({ clientId = 'site', clientSecret = 'secret' } = {}) {
  let behaviour: Behaviour = {};
  let turn = 0;
  let key = keyOf(turn);
  const begun = new Map<string, Begun>();
  const requests: string[] = [];
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    /** The paths that were requested. */
    requests,
    behave(next: Behaviour) {
      behaviour = next;
    },
    rotateKey() {
      turn += 1;
      key = keyOf(turn);
    },
    /** The parameters that the browser brings back after the person has signed in: `code`, `state` and `iss`. */
    authorize(authorization: string): URLSearchParams {
      const { searchParams } = new URL(authorization);
      const code = randomUUID();
      begun.set(code, { nonce: searchParams.get('nonce'), challenge: searchParams.get('code_challenge') });
      return new URLSearchParams({ code, state: searchParams.get('state') ?? '', iss: issuer });
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', issuer).pathname;
    requests.push(path);
    const body = new URLSearchParams(await textOf(request));
    const places: Record<string, [Place, () => unknown]> = {
      '/.well-known/openid-configuration': ['discovery', describe],
      '/token': ['token', () => exchange(request, body)],
      '/keys': ['keys', () => ({ keys: [publicKey()] })],
      '/userinfo': ['userinfo', () => ({ sub: 'ruth', ...person, ...behaviour.userInfo })],
    };
    const [place, answer] = places[path] ?? ['discovery', () => null];
    const way = behaviour.answers?.[place];
    if (way === 'never') return;
    if (way === 'elsewhere') return void response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end();
    if (way === 'fault') return void response.writeHead(500).end('{"error":"server_error"}');
    if (way === 'html')
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Hi</h1>');
    response.setHeader('Content-Type', 'application/json');
    if (way === 'drip') {
      const dripping = setInterval(() => response.write(' '), 50);
      response.once('close', () => clearInterval(dripping));
      return;
    }
    const content = answer();
    if (content === null) response.statusCode = 401;
    const padding = way === 'huge' ? { padding: 'x'.repeat(2_000_000) } : {};
    response.end(JSON.stringify({ ...(content ?? { error: 'invalid_client' }), ...padding }));
  }

  function describe() {
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      userinfo_endpoint: `${issuer}/userinfo`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      authorization_response_iss_parameter_supported: true,
      ...behaviour.metadata,
    };
  }

  /** Null if the site is not who it should be. A code works once, with the verifier that belongs to it. */
  function exchange({ headers }: IncomingMessage, body: URLSearchParams): unknown {
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    const isSite =
      behaviour.secretIn === 'body'
        ? body.get('client_secret') === clientSecret
        : headers.authorization === basic;
    if (!isSite) return null;
    const code = body.get('code') ?? '';
    const attempt = begun.get(code);
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    if (!attempt || attempt.challenge !== challenge) return { error: 'invalid_grant' };
    begun.delete(code);
    const tokens = { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300 };
    return behaviour.hasNoIdToken ? tokens : { ...tokens, id_token: idToken(attempt) };
  }

  function idToken({ nonce }: Begun): string {
    const now = Math.floor(Date.now() / 1000) + (behaviour.ahead ?? 0);
    const claims = {
      iss: issuer,
      aud: clientId,
      sub: 'ruth',
      nonce,
      iat: now,
      exp: now + (behaviour.validFor ?? 300),
    };
    const payload = encode({ ...claims, nbf: now, ...behaviour.idToken });
    const { signature } = behaviour;
    if (signature === 'none') return `${encode({ alg: 'none' })}.${payload}.`;
    if (signature === 'HS256 with the public key') {
      const input = `${encode({ alg: 'HS256', kid: key.id })}.${payload}`;
      const secret = key.publicKey.export({ type: 'spki', format: 'pem' });
      return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
    }
    const signer = signature ? keyOf(forger) : key;
    const kid = signature === 'another key under the same name' ? key.id : signer.id;
    const input = `${encode({ alg: 'RS256', kid })}.${payload}`;
    return `${input}.${sign('sha256', Buffer.from(input), signer.privateKey).toString('base64url')}`;
  }

  function publicKey() {
    return { ...key.publicKey.export({ format: 'jwk' }), kid: key.id, use: 'sig', alg: 'RS256' };
  }
}

const person = { email: 'ruth@example.org', email_verified: true, name: 'Ruth Moab', given_name: 'Ruth' };

interface Key {
  id: string;
  publicKey: KeyObject;
  privateKey: KeyObject;
}

/** Whose keys no provider ever has. */
const forger = 'forger';
/** Generated once for all providers: generating a pair takes a good part of a second. */
const pairs = new Map<number | typeof forger, Omit<Key, 'id'>>();

/** The key of an owner, under a new name at each call. */
function keyOf(owner: number | typeof forger): Key {
  const pair = pairs.get(owner) ?? generateKeyPairSync('rsa', { modulusLength: 2048 });
  pairs.set(owner, pair);
  return { id: randomUUID(), ...pair };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
