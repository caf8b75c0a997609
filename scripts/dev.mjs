import './steps/node.mjs';
import { runSite } from './site/run.mjs';
import { startChild } from './site/child.mjs';
import { remotes } from './tree/packages.mjs';
import { inRoot } from './tree/root.mjs';

const patience = 3_000;

// npm run dev: the site as npm start runs it, and beside it each area from its sources.
await runSite(async ({ env, origin }) => {
  const servers = remotes().map((name) =>
    startChild([inRoot('kit/build/dev.mjs'), inRoot(name)], { env: { ...env, SITE_ORIGIN: origin } }),
  );
  return {
    stop: async () => void (await Promise.all(servers.map((server) => server.stop(patience)))),
    kill: () => servers.forEach((server) => server.kill()),
  };
});
