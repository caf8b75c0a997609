/** For tests that read styles, before the first rendering: the others run without them, which is faster. */
export function applyStyles(): void {
  Object.assign(globalThis, { appliesStyles: true });
}
