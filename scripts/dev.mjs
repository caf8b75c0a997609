import './steps/node.mjs';
import { prepareSources } from './steps/prepare.mjs';
import { runCommand } from './terminal/progress.mjs';
import { firstFreePort } from './site/ports.mjs';
import { runSite } from './site/run.mjs';

const [area = null, ...options] = process.argv.slice(2);

// npm run dev: the site from its sources, replaced in the page as they are saved; with the name of an area, the same
// for somebody who works on that area; with --site too, that area alone, for a site that runs elsewhere.
if (options.length > 0) {
  await runCommand(async () => {
    await prepareSources();
    const { serveArea } = await import('../tools/dev/area.mjs');
    await serveArea(area, options);
  });
} else {
  const PORT = process.env.PORT || String(await firstFreePort(process.env.HOST || '127.0.0.1', 4000));
  await runSite(
    async (settings) => {
      await prepareSources();
      const { developmentSite } = await import('../tools/dev/site.mjs');
      return developmentSite(settings, area);
    },
    {
      environment: { ...process.env, PORT },
      pages: async () => (area ? (await import('../tools/dev/area.mjs')).pagesOf(area) : []),
    },
  );
}
