/** Longer texts are cut until the reader expands them (specification, section 2). In characters. */
export const longText = 150;
