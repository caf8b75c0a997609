import { connect, createServer } from 'node:net';

/**
 * A round-robin TCP balancer that skips gateways that refuse a connection.
 *
 * @param {() => number[]} ports of the gateways
 */
export async function openBalancer(ports) {
  let turn = 0;
  const server = createServer({ noDelay: true }, (caller) => {
    caller.on('error', () => undefined);
    turn += 1;
    const all = ports();
    connectTo(caller, [...all.slice(turn % all.length), ...all.slice(0, turn % all.length)]);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.close();
    },
  };
}

function connectTo(caller, [port, ...others]) {
  if (port === undefined) return caller.destroy();
  const gateway = connect({ port, host: '127.0.0.1', noDelay: true });
  gateway.once('connect', () => {
    caller.pipe(gateway).pipe(caller);
    for (const [one, other] of [
      [caller, gateway],
      [gateway, caller],
    ])
      one.on('close', () => other.destroy());
  });
  gateway.on('error', () =>
    gateway.connecting || gateway.pending ? connectTo(caller, others) : caller.destroy(),
  );
}
