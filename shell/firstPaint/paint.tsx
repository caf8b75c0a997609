import { standAt } from 'kit/paint/browser';
import { paintGround, paintOf, tellBuild, type Painting } from 'kit/paint';
import { beginInTurns } from 'kit/start';

void paint();

/**
 * Tells the build what is seen first, by the components that will take its place in the browser: the ground, the first
 * page, and what stands around the page of each area.
 */
async function paint(): Promise<void> {
  // In the order of bootstrap.tsx, because classes are numbered as they are met.
  await beginInTurns([() => import('../remotes/areas'), () => import('../App')]);
  const { App } = await import('../App');
  const { AreaFrame } = await import('./AreaFrame');
  const { areaRoutes } = await import('../routes/areaRoutes');
  const pages: Record<string, Painting> = { '/': await paintOf(<App />) };
  for (const { path } of areaRoutes) {
    standAt(path);
    pages[path] = await paintOf(
      <App>
        <AreaFrame />
      </App>,
    );
  }
  tellBuild({ ground: await paintGround(), pages });
}
