import { createContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { browser } from '../browser/browser';
import { removeDrafts } from '../browser/drafts';
import { followSignOut, storeFarewell, type Farewell } from './farewell';
import { removeToken, removeTokenAfterSignOut, readStoredPerson, storeToken } from './displayToken';
import { page } from '../page/page';
import { followSessionOnReturn } from './returned';
import { useProvided } from '../page/useProvided';

/** The person who is shown as signed in. Only the server checks permissions. */
export interface Person {
  id: number;
  email: string;
  name: string | null;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  isVerified: boolean;
  isSiteAdmin: boolean;
  /** Whether they decide about reports and approvals; administrators do too. */
  isModerator: boolean;
  /** Whether they are on the prayer team; unknown while only the stored token says who they are. */
  isOnTeam?: boolean;
}

export type SignInMode = 'login' | 'signup';

interface Session {
  person: Person | null;
  /** The sign-in dialog's mode while it is open, else null. */
  signInMode: SignInMode | null;
  openSignIn(mode?: SignInMode): void;
  closeSignIn(): void;
  /** Stores the token that sign-in returned. */
  acceptToken(token: string): void;
  /** Changes the name by which the member is shown. */
  updatePerson(changed: Partial<Pick<Person, 'name' | 'firstName' | 'lastName'>>): void;
  /** Goes to the identity provider, which returns to the present page. */
  goToSignIn(): void;
  /** Signs out, by default because the member wished to. */
  signOut(reason?: Farewell): void;
}

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ children }: { children: ReactNode }) {
  const [person, setPerson] = useState(() => {
    removeTokenAfterSignOut();
    return findPerson();
  });
  const [signInMode, setSignInMode] = useState<SignInMode | null>(null);

  const isSignedIn = person !== null;
  useEffect(() => (isSignedIn ? followSignOut() : undefined), [isSignedIn]);
  useEffect(followSessionOnReturn, []);

  const session = useMemo<Session>(
    () => ({
      person,
      signInMode,
      openSignIn: (mode = 'login') => setSignInMode(mode),
      closeSignIn: () => setSignInMode(null),
      acceptToken(token) {
        storeToken(token);
        setPerson(findPerson());
      },
      updatePerson(changed) {
        setPerson((known) => known && { ...known, ...changed });
        if (page.session) page.session = { ...page.session, ...changed };
      },
      goToSignIn: () => browser.leaveFor(signInAddress('/api/login')),
      signOut(reason = 'signedOut') {
        storeFarewell(reason);
        removeToken();
        removeDrafts();
        browser.leaveFor('/api/logout');
      },
    }),
    [person, signInMode],
  );

  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  return useProvided(SessionContext);
}

/** `path` with the present page as the return address; the landing page has none. */
export function signInAddress(path: '/api/login' | '/api/auth/google'): string {
  const here = window.location.pathname + window.location.search + window.location.hash;
  return window.location.pathname === '/' ? path : `${path}?returnTo=${encodeURIComponent(here)}`;
}

/** The stored token's person. A token of another member than the session is removed (contract, section 2.4). */
function findPerson(): Person | null {
  const stored = readStoredPerson(new Date());
  if (page.session && stored?.id !== page.session.id) {
    if (stored) removeToken();
    return page.session;
  }
  if (page.session) return page.session;
  if (!stored) return null;
  return {
    ...stored,
    ...{ firstName: null, lastName: null, profileImageUrl: null, isSiteAdmin: false, isModerator: false },
  };
}
