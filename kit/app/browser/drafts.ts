import { page } from '../page/page';

/** Drafts: texts that were typed and not sent yet, stored in this tab so that they survive sign-in. */
export function storeDraft(name: string, draft: object): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    return;
  }
}

/** The draft of this page's member or visitor, not one of others who use the same browser. */
export function findDraft<Draft extends object>(name: string): Draft | null {
  try {
    if (page.session) takeOver(name);
    return JSON.parse(sessionStorage.getItem(keyOf(name))!) as Draft | null;
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

/** At sign-out: who comes next at this device is somebody else. */
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

/** What a visitor has typed is that of the member who has signed in then. */
function takeOver(name: string): void {
  const draft = sessionStorage.getItem(keyOf(name, null));
  if (draft === null) return;
  sessionStorage.setItem(keyOf(name), draft);
  sessionStorage.removeItem(keyOf(name, null));
}

const keyOf = (name: string, by = page.session) => (by ? `draft:${by.id}:${name}` : `draft:${name}`);
const reopening = (dialog: string) => `${dialog}-waits-for-sign-in`;
