/** The name under which this tab stores the draft of an encouragement for this prayer. */
export const encouragementDraft = (prayerId: number) => `encouragement-${prayerId}`;
