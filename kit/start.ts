/**
 * Starts the page; only for the shell. It evaluates the facade's libraries before `kit` itself, each in its own task:
 * all together would block a slow phone for half a second.
 */
export { browserId } from './app/session/browserId';
export { readStoredPerson } from './app/session/displayToken';
export { keepFocus } from './app/navigation/keepFocus';
export { openAnnouncer } from './app/feedback/announcer';
export { pageNonce } from './app/page/page';
export { whenIdle } from './app/page/whenIdle';
export { holdRules } from './theme/holdRules';
export { openPageCatalogs } from './app/page/language';

// Unlike zod/mini, zod compiles rules by `new Function`: the page's policy refuses that, and the browser reports each
// attempt, also one whose exception is caught. Areas that were built before December 2026 bring it. This is where every
// zod of the page reads `z.config`.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** All of them are in the shell's file: nothing is requested. */
const libraries: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ './theme/GlobalStyle'),
  () => import(/* webpackMode: "eager" */ './app/data/client'),
  () => import(/* webpackMode: "eager" */ './app/navigation/navigation'),
];

/** Evaluates the libraries, then `parts` in their order, and yields to the browser before each. */
export async function startInTasks(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const part of [...libraries, ...parts]) {
    await turn();
    await part();
  }
}

/** Yields to waiting tasks. Timers would wait longer, in hidden tabs a second. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
export { readStored, writeStored } from './app/browser/stored';
