/** For tests that read styles, before the first rendering: the others run without them, which is faster. */
export function applyStyles(): void {
  if ('sharesLibraries' in globalThis)
    throw new Error('A test that reads styles begins with @jest-environment jsdom.');
  Object.assign(globalThis, { appliesStyles: true });
}
