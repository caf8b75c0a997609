/**
 * Characters that nobody sees: white space, controls, whatever Unicode lets programs ignore (zero-width characters, bidi
 * marks, Hangul fillers, variation selectors), and those that look like nothing, such as the empty Braille cell.
 */
const invisible = /^[\s\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc\u{1d159}]*$/u;

/** Whether a text has no visible character, which counts as missing (contract, section 7). */
export function isBlank(text: string): boolean {
  return invisible.test(text);
}
