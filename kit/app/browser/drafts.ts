import { page } from '../page/page';

/** Drafts: texts that were typed and not sent yet, stored in this tab so that they survive sign-in. */
export function storeDraft(name: string, draft: object): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify([writer(), draft]));
  } catch {
    return;
  }
}

/** A visitor's draft, which is that of whoever signs in, or the member's own: others use the same browser. */
export function findDraft<Draft extends object>(name: string): Draft | null {
  try {
    const [by, draft] = JSON.parse(sessionStorage.getItem(keyOf(name))!) as [by: number, draft: Draft];
    return by === visitor || by === writer() ? draft : null;
  } catch {
    return null;
  }
}

export function removeDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    return;
  }
}

/** At sign-out: who comes next at this device is somebody else. Nothing else in the tab's storage is missed then. */
export function removeDrafts(): void {
  try {
    sessionStorage.clear();
  } catch {
    return;
  }
}

export function hasDraft(name: string): boolean {
  return findDraft(name) !== null;
}

/** Records that a dialog must open again after sign-in. */
export function reopenAfterSignIn(dialog: string): void {
  storeDraft(reopening(dialog), {});
}

/** Whether this dialog must open again after sign-in; returns true only once. */
export function takeReopening(dialog: string): boolean {
  const isWaiting = hasDraft(reopening(dialog));
  if (isWaiting) removeDraft(reopening(dialog));
  return isWaiting;
}

const visitor = 0;
const writer = () => page.session?.id ?? visitor;

const keyOf = (name: string) => `draft:${name}`;
const reopening = (dialog: string) => `${dialog}-waits-for-sign-in`;
