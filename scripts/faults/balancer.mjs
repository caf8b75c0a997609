import { connect, createServer } from 'node:net';

/**
 * A small balancer of connections: they go round the gateways; one that refuses is passed over.
 *
 * @param {() => number[]} ports of the gateways that are asked, now
 */
export async function openBalancer(ports) {
  let turn = 0;
  const server = createServer({ noDelay: true }, (caller) => {
    caller.on('error', () => undefined);
    turn += 1;
    const all = ports();
    pass(caller, [...all.slice(turn % all.length), ...all.slice(0, turn % all.length)]);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.close();
    },
  };
}

function pass(caller, [port, ...others]) {
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
    gateway.connecting || gateway.pending ? pass(caller, others) : caller.destroy(),
  );
}
