import { removeDrafts } from '../browser/drafts';
import { readStored, removeStored, writeStored } from '../browser/stored';

const storageKey = 'authToken';

/** The content of the display token. It shows a name and grants nothing. */
export interface TokenPerson {
  id: number;
  email: string;
  name: string | null;
  isVerified: boolean;
  /** Seconds since the epoch. */
  exp: number;
}

export function storeToken(token: string): void {
  writeStored(storageKey, token);
}

export function removeToken(): void {
  removeStored(storageKey);
}

const signedOutCookie = 'pw_signed_out';

/**
 * Removes the token after a sign-out by its address, where no page could do it (contract, section 2.5), or where the
 * session has ended; after a sign-out the drafts too.
 */
export function removeTokenAfterSignOut(): void {
  const recorded = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${signedOutCookie}=`));
  if (!recorded) return;
  document.cookie = `${signedOutCookie}=; path=/; max-age=0`;
  removeToken();
  if (recorded.endsWith('1')) removeDrafts();
}

/** The person of the stored token; an expired or malformed one is discarded silently (specification, section 4). */
export function readStoredPerson(now: Date): TokenPerson | null {
  const token = readStored(storageKey);
  if (!token) return null;
  const person = decode(token);
  if (person && person.exp * 1000 > now.getTime()) return person;
  removeToken();
  return null;
}

function decode(token: string): TokenPerson | null {
  const parts = token.split('.');
  if (parts.length !== 3) return null;
  try {
    const bytes = Uint8Array.from(atob(parts[1]!.replace(/-/g, '+').replace(/_/g, '/')), (char) =>
      char.charCodeAt(0),
    );
    const payload = JSON.parse(new TextDecoder().decode(bytes)) as TokenPerson;
    return typeof payload.exp === 'number' ? payload : null;
  } catch {
    return null;
  }
}
