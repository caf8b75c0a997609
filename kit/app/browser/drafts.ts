/** What was typed and not yet sent, stored in this tab through a detour to sign-in. */
export function storeDraft(name: string, draft: object): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    return;
  }
}

export function findDraft<Draft extends object>(name: string): Draft | null {
  try {
    const stored = sessionStorage.getItem(keyOf(name));
    return stored ? (JSON.parse(stored) as Draft) : null;
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

export function hasDraft(name: string): boolean {
  return findDraft(name) !== null;
}

/** Remembers through sign-in that a dialog was open. */
export function reopenAfterSignIn(dialog: string): void {
  storeDraft(reopening(dialog), {});
}

/** Whether the person comes back from sign-in to this dialog; true once. */
export function takeReopening(dialog: string): boolean {
  const isWaiting = hasDraft(reopening(dialog));
  if (isWaiting) removeDraft(reopening(dialog));
  return isWaiting;
}

const keyOf = (name: string) => `draft:${name}`;
const reopening = (dialog: string) => `${dialog}-waits-for-sign-in`;
