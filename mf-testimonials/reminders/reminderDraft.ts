/** The name under which a reminder's form is kept through a detour to sign-in; null for a new one's. */
export function draftNameOf(reminderId: number | null): string {
  return reminderId === null ? 'reminder' : `reminder-${reminderId}`;
}
