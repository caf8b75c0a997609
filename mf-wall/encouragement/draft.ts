/** The name under which this tab stores words for a prayer until they have been shared. */
export const encouragementDraft = (prayerId: number) => `encouragement-${prayerId}`;
