/** The number of encouragements that a response has at most. */
const pageSize = 100;
/** Of long encouragements a response has fewer, but never fewer characters than this. */
const fewestCharacters = 6_500;

/** Whether a response with these encouragements may have left out earlier ones. */
export function isFullPage(contents: readonly string[]): boolean {
  return contents.length >= pageSize || contents.join('').length >= fewestCharacters;
}
