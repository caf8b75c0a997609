/**
 * Shows what is wrong besides the program (types, documents) in webpack-dev-server's overlay, where it shows the
 * program's own errors.
 *
 * @param {import('webpack-dev-server')} server
 * @param {() => Promise<void>} compiled
 */
export function faultsOverlay(server, compiled) {
  /** @type {string[]} */
  let faults = [];
  const send = (clients) => server.sendMessage(clients, 'errors', faults);

  return {
    /** For pages that are opened later; after the server has started. */
    followConnections() {
      server.webSocketServer.implementation.on('connection', (client) => {
        if (faults.length > 0) send([client]);
      });
    },
    /**
     * Shows these faults in open pages, in place of the last ones.
     *
     * @param {string[]} found
     */
    async show(found) {
      const hadFaults = faults.length > 0;
      faults = found;
      // A program that has just been compiled closes the overlay.
      await compiled();
      if (faults !== found || !server.webSocketServer) return;
      if (found.length > 0) send(server.webSocketServer.clients);
      else if (hadFaults) server.sendMessage(server.webSocketServer.clients, 'still-ok');
    },
  };
}
