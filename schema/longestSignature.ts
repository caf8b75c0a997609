/** The longest name, in characters, below words of encouragement. */
export const longestSignature = 100;
