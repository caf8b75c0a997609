import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { faultsOverlay } from './faultsOverlay.mjs';
import { developmentProgram } from './program.mjs';

/**
 * Serves the program at the site's address, and everything else from the gateway.
 *
 * @param {object} settings of the site (scripts/site/settings.mjs)
 * @param {() => Promise<string>} gatewayAddress
 */
export async function webServer({ host, port, origin, siteDir }, gatewayAddress) {
  const compiler = webpack(await developmentProgram(siteDir));
  const server = new WebpackDevServer(
    {
      host,
      port,
      hot: true,
      static: false,
      // It would hold back the live updates.
      compress: false,
      // The gateway reads the manifest; the rest stays in memory.
      devMiddleware: {
        index: false,
        stats: 'errors-warnings',
        writeToDisk: (file) => file.endsWith('/manifest.json'),
      },
      allowedHosts: [new URL(origin).hostname],
      // Wherever the page was loaded from.
      client: {
        webSocketURL: 'auto://0.0.0.0:0/ws',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'warn',
      },
      setupExitSignals: false,
      proxy: [{ context: () => true, target: origin, router: gatewayAddress, logLevel: 'error' }],
    },
    compiler,
  );

  const compiled = () => new Promise((resolve) => server.middleware.waitUntilValid(resolve));
  const faults = faultsOverlay(server, compiled);

  return {
    async start() {
      await server.start();
      faults.followConnections();
      await compiled();
    },
    compiled,
    /** Shows in open pages what is wrong besides the program. */
    showFaults: faults.show,
    /** Shows open pages anew, where nothing can be replaced in place. */
    reload: () => server.sendMessage(server.webSocketServer.clients, 'static-changed'),
    stop: () => server.stop(),
  };
}
