import { standAt } from 'kit/paint/browser';
import { paintOf, type Painting } from 'kit/paint';
import { beginInTurns } from 'kit/start';

void paint();

/**
 * Tells the build what is seen first, by the components that will take its place in the browser: the first page, and
 * what stands around the page of each area.
 */
async function paint(): Promise<void> {
  // In the order of bootstrap.tsx, because classes are numbered as they are met.
  await beginInTurns([() => import('../remotes/areas'), () => import('../App')]);
  const { App } = await import('../App');
  const { AreaFrame } = await import('./AreaFrame');
  const { areaRoutes } = await import('../routes/areaRoutes');
  const paintings: Record<string, Painting> = { '/': await paintOf(<App />) };
  for (const { path } of areaRoutes) {
    standAt(path);
    paintings[path] = await paintOf(
      <App>
        <AreaFrame />
      </App>,
    );
  }
  // What is left (a timer of the client) would keep the process for minutes.
  process.stdout.write(JSON.stringify(paintings), () => process.exit());
}
