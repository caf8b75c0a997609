import { browser } from '../browser/browser';
import { removeDrafts } from '../browser/drafts';
import { readStored, removeStored, writeStored } from '../browser/stored';

/** Why the page left for sign-out: it is said on the page that follows. */
export type Farewell = 'signedOut' | 'accountDeleted';

const farewells: readonly Farewell[] = ['signedOut', 'accountDeleted'];
const key = 'farewell';

export function storeFarewell(farewell: Farewell): void {
  writeStored(key, farewell);
}

/** Whether a page of this browser leaves for sign-out. */
export const isLeaving = () => readStored(key) !== null;

/** The reason of the sign-out that has just happened, once. Other tabs of this browser follow it then. */
export function takeFarewell(): Farewell | null {
  const stored = readStored(key);
  if (stored !== null) removeStored(key);
  return farewells.find((farewell) => farewell === stored) ?? null;
}

/** Loads the page again without what was the member's who has signed out. */
export function reloadSignedOut(): void {
  removeDrafts();
  browser.reload();
}

/** Loads the page again after a sign-out in another tab: what it shows is a member's. */
export function followSignOut(): () => void {
  const follow = (event: StorageEvent) => {
    // It is removed when the server has ended the session; before, the page would be a member's again.
    if (event.key === key && event.newValue === null) reloadSignedOut();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
