/** The draft's name of a reminder; with an id of null that of a new one, for a prayer or without one. */
export function draftNameOf(reminderId: number | null, prayerId: number | null = null): string {
  if (reminderId !== null) return `reminder-${reminderId}`;
  return prayerId === null ? 'reminder' : `reminder-for-${prayerId}`;
}
