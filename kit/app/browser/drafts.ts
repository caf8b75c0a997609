/** Drafts: texts that were typed and not sent yet, stored in this tab so that they survive sign-in. */
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

const keyOf = (name: string) => `draft:${name}`;
const reopening = (dialog: string) => `${dialog}-waits-for-sign-in`;
