/**
 * The start of the page, for the shell alone. It evaluates the facade's libraries one after the other, each in a task
 * of its own, before `kit` itself: all at once would block a slow phone for half a second.
 */
export { browserId } from './app/session/browserId';
export { readStoredPerson } from './app/session/displayToken';
export { pageNonce } from './app/page/page';

/** All of them lie in the shell's file: nothing is fetched. */
const libraries: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ './theme/GlobalStyle'),
  () => import(/* webpackMode: "eager" */ './app/data/client'),
  () => import(/* webpackMode: "eager" */ './app/navigation/navigation'),
];

/** Evaluates the libraries, then `parts` in their order, and lets the browser do what waits before each. */
export async function beginInTurns(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const part of [...libraries, ...parts]) {
    await turn();
    await part();
  }
}

/** Lets everything else that waits go first. Timers would wait longer than that, in hidden tabs by a second. */
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
