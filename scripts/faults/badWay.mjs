import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A way to a server that can be made bad: `open` and fast, `slow` (each piece waits so many milliseconds), `closed`
 * (connections are refused), `resetting` (they break in the middle), `silent` (whatever is sent disappears).
 *
 * @param {number} port of the server on the loopback address
 */
export async function openWay(port) {
  const pairs = new Set();
  let mode = 'open';
  let latency = 0;
  const server = createServer({ noDelay: true }, (caller) => {
    if (mode === 'closed' || mode === 'resetting') return caller.resetAndDestroy();
    const callee = connect({ port, host: '127.0.0.1', noDelay: true });
    const pair = [caller, callee];
    pairs.add(pair);
    carry(caller, callee);
    carry(callee, caller);
    for (const end of pair) {
      end
        .on('error', () => undefined)
        .on('close', () => {
          pairs.delete(pair);
          pair.forEach((one) => one.destroy());
        });
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    port: server.address().port,
    /** Makes the way so, for connections that stand already, too. */
    become(next, milliseconds = 0) {
      mode = next;
      latency = milliseconds;
      if (mode === 'closed' || mode === 'resetting') breakAll();
    },
    /** What stands now ends without a farewell; new connections get through. */
    breakAll,
    async close() {
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function breakAll() {
    for (const pair of pairs) for (const end of pair) end.resetAndDestroy();
  }

  /** Pieces keep their order. */
  function carry(from, to) {
    let before = Promise.resolve();
    from.on('data', (piece) => {
      if (mode === 'silent') return;
      const wait = latency > 0 ? pause(latency) : null;
      before = Promise.all([before, wait]).then(() => void (to.destroyed || to.write(piece)));
    });
  }
}
