import './steps/node.mjs';
import { prepareSources } from './steps/prepare.mjs';
import { runCommand } from './terminal/progress.mjs';
import { runSite } from './site/run.mjs';

const [area, ...options] = process.argv.slice(2);

// npm run dev: the site from its sources, replaced in the page as they are saved; with the name of an area, that area
// alone, for a site that runs elsewhere.
if (area) {
  await runCommand(async () => {
    await prepareSources();
    const { serveArea } = await import('../tools/dev/area.mjs');
    await serveArea(area, options);
  });
} else {
  await runSite(async (settings) => {
    await prepareSources();
    const { developmentSite } = await import('../tools/dev/site.mjs');
    return developmentSite(settings);
  });
}
