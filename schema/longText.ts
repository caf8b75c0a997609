/** A text of more characters than this is shown in part, until somebody wants the rest (specification, section 2). */
export const longText = 150;
