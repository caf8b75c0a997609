/** Longer texts are cut until the reader expands them (specification, section 2). In characters. */
export const longText = 150;

/** A testimony's story may be longer. */
export const longStory = 700;

/** The limit of a text, by the name of its field in the API. */
export const limitOf = (field: string): number => (field === 'testimony' ? longStory : longText);
