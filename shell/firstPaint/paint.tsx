import './browser';
import { paintOf } from 'kit/paint';
import { beginInTurns } from 'kit/start';

void paint();

/** Tells the build what the first page looks like, by the components that will take its place in the browser. */
async function paint(): Promise<void> {
  // In the order of bootstrap.tsx, because classes are numbered as they are met.
  await beginInTurns([() => import('../remotes/areas'), () => import('../App')]);
  const { App } = await import('../App');
  process.stdout.write(JSON.stringify({ '/': await paintOf(<App />) }));
  process.exit();
}
