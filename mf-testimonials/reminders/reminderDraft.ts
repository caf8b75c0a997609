import { dropDraft, findDraft, keepDraft } from 'kit';

/** The name under which a reminder's form is kept; without a number it is a new one's, for a prayer or for none. */
export function draftNameOf(reminderId: number | null, prayerId: number | null = null): string {
  if (reminderId !== null) return `reminder-${reminderId}`;
  return prayerId === null ? 'reminder' : `reminder-for-${prayerId}`;
}

const waiting = 'reminder-waits-for-sign-in';

/** A new reminder could not be made without a session: its form opens again when the person comes back. */
export function returnAfterSignIn(): void {
  keepDraft(waiting, {});
}

/** Whether somebody comes back from sign-in to a new reminder; told once. */
export function takeReturn(): boolean {
  const isWaiting = findDraft(waiting) !== null;
  if (isWaiting) dropDraft(waiting);
  return isWaiting;
}
