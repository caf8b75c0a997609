import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A TCP proxy with faults: `open` (none), `slow` (each chunk is delayed), `closed` and `resetting` (connections are
 * reset), `silent` (data disappear).
 *
 * @param {number} port of the server on the loopback address
 */
export async function openProxy(port) {
  const pairs = new Set();
  let mode = 'open';
  let latency = 0;
  const server = createServer({ noDelay: true }, (caller) => {
    if (mode === 'closed' || mode === 'resetting') return caller.resetAndDestroy();
    const callee = connect({ port, host: '127.0.0.1', noDelay: true });
    const pair = [caller, callee];
    pairs.add(pair);
    forward(caller, callee);
    forward(callee, caller);
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
    /** Applies to existing connections too. */
    setMode(next, milliseconds = 0) {
      mode = next;
      latency = milliseconds;
      if (mode === 'closed' || mode === 'resetting') breakAll();
    },
    /** Resets all existing connections; new ones are accepted. */
    breakAll,
    async close() {
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function breakAll() {
    for (const pair of pairs) for (const end of pair) end.resetAndDestroy();
  }

  /** Chunks keep their order. */
  function forward(from, to) {
    let before = Promise.resolve();
    from.on('data', (chunk) => {
      if (mode === 'silent') return;
      const wait = latency > 0 ? pause(latency) : null;
      before = Promise.all([before, wait]).then(() => void (to.destroyed || to.write(chunk)));
    });
  }
}
