/** The name under which a reminder's form is stored; without a number it is a new one's, for a prayer or for none. */
export function draftNameOf(reminderId: number | null, prayerId: number | null = null): string {
  if (reminderId !== null) return `reminder-${reminderId}`;
  return prayerId === null ? 'reminder' : `reminder-for-${prayerId}`;
}

/** The form of a new reminder, which opens again after sign-in. */
export const newReminderForm = 'reminder';
