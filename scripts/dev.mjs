import './steps/node.mjs';
import { runSite } from './site/run.mjs';
import { startChild } from './site/child.mjs';
import { areas } from './tree/packages.mjs';
import { inRoot } from './tree/root.mjs';

const stopTimeout = 3_000;

// npm run dev: the site as npm start runs it, and beside it each area from its sources.
await runSite(async ({ env, origin }) => {
  const servers = areas.map((name) =>
    startChild([inRoot('kit/build/dev.mjs'), inRoot(name)], { env: { ...env, SITE_ORIGIN: origin } }),
  );
  return {
    stop: async () => void (await Promise.all(servers.map((server) => server.stop(stopTimeout)))),
    kill: () => servers.forEach((server) => server.kill()),
  };
});
