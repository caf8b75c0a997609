export const lineId = (commentId: number) => `words-${commentId}`;

/** Focuses an encouragement that has just been shared, and is rendered a moment after the response. */
export function focusLine(commentId: number): void {
  requestAnimationFrame(() => setTimeout(() => document.getElementById(lineId(commentId))?.focus()));
}
