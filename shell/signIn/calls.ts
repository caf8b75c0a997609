import { t } from '@lingui/core/macro';
import { refusalText, type ServerMessage } from 'kit';
/** The gateway's calls for signing in (contract, section 8). */

export interface SignedIn {
  kind: 'signedIn';
  /** The landing page, with the token. */
  redirect: string;
  /** From the token, for display; null where it cannot be read. */
  member: { id: number; name: string | null } | null;
}

export type SignInResult =
  | SignedIn
  /** The address belongs to a member who signs in another way. */
  | { kind: 'linkRequired' }
  /** `isFinal`: the same would be refused again. */
  | { kind: 'failed'; message: string; isFinal: boolean };

const unreachable = () => t`We could not be reached. Please check your connection and try again.`;

/** The path to open after sign-in; null for the wall. */
export function returnPath(): string | null {
  const { pathname, search, hash } = window.location;
  if (pathname === '/sign-in') return new URLSearchParams(search).get('returnTo');
  return pathname === '/' ? null : pathname + search + hash;
}

/** A sign-in that begins with a navigation, with the path to return to. */
export function signInAddress(path: '/api/auth/google' | '/api/auth/oidc'): string {
  const returnTo = returnPath();
  return returnTo ? `${path}?returnTo=${encodeURIComponent(returnTo)}` : path;
}

/** Requests a mail with a code. Returns why that failed; null if it did not, whether or not the address is known. */
export async function requestCode(email: string): Promise<string | null> {
  const { failure } = await send('POST', '/api/auth/email', { email, returnTo: returnPath() });
  return failure && failure.message;
}

/** Signs in with the code of a mail, or with the token of its link. */
export async function verify(proof: { email: string; code: string } | { token: string }) {
  return readResult(await send('POST', '/api/auth/email/verify', proof));
}

/** The options of `navigator.credentials.get`; null if they could not be had. */
export async function requestPasskey<Options>(): Promise<Options | null> {
  const { body } = await send('POST', '/api/auth/passkey/options', { returnTo: returnPath() });
  return (body as Options | null) ?? null;
}

export async function verifyPasskey(response: object): Promise<SignInResult> {
  return readResult(await send('POST', '/api/auth/passkey', response));
}

/** Names the new member. Returns why that failed, or null. */
export async function saveName(name: string): Promise<string | null> {
  const { failure } = await send('PUT', '/api/auth/user', { name });
  return failure && failure.message;
}

interface Sent {
  body: unknown;
  failure: { status: number; code: string | null; message: string } | null;
}

async function send(method: 'POST' | 'PUT', path: string, payload: object): Promise<Sent> {
  try {
    const response = await fetch(path, {
      method,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(payload),
    });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) return { body, failure: null };
    const { code = null, ...said } = (body ?? {}) as Partial<ServerMessage>;
    const message = said.message ? await refusalText({ message: said.message, code }) : unreachable();
    return { body: null, failure: { status: response.status, code, message } };
  } catch {
    return { body: null, failure: { status: 0, code: null, message: unreachable() } };
  }
}

function readResult({ body, failure }: Sent): SignInResult {
  if (failure?.code === 'LINK_REQUIRED') return { kind: 'linkRequired' };
  if (failure) return { kind: 'failed', message: failure.message, isFinal: failure.status === 400 };
  const { redirect } = body as { redirect: string };
  return { kind: 'signedIn', redirect, member: memberIn(redirect) };
}

function memberIn(redirect: string): SignedIn['member'] {
  try {
    const token = new URL(redirect, window.location.origin).searchParams.get('token')!;
    const bytes = Uint8Array.from(atob(token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/')), (char) =>
      char.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes)) as SignedIn['member'];
  } catch {
    return null;
  }
}
