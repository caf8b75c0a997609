/**
 * The beginning of the page, for the shell alone. It brings the facade's libraries one after the other, each in a task
 * of its own, before `kit` itself is evaluated: on a slow phone all at once would hold the page for half a second, in
 * which it answers no touch.
 */
export { browserId } from './app/browserId';
export { readStoredPerson } from './app/displayToken';
export { pageNonce } from './app/page';

/** All of them lie in the shell's file: nothing is fetched. */
const libraries: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ './theme/GlobalStyle'),
  () => import(/* webpackMode: "eager" */ './app/client'),
  () => import(/* webpackMode: "eager" */ './app/navigation'),
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
