import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy on loopback in front of a server, whose connections a test can break or silence. */
export interface Proxy {
  /** The given address with the proxy in place of the server. */
  addressOf(url: string): string;
  /** Resets every connection. New ones get through. */
  reset(): void;
  /** Drops everything that is sent from now on, or passes it on again on new connections. */
  silence(isSilent: boolean): void;
  close(): void;
}

export async function openProxy(target: string): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer({ noDelay: true }, (client) => {
    const { hostname, port } = new URL(target);
    const upstream = connect({ host: hostname, port: Number(port), noDelay: true });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from
        .on('data', (data) => isSilent || to.destroyed || to.write(data))
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(from);
          to.destroy();
        });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    addressOf(url) {
      return Object.assign(new URL(url), { port: String((server.address() as AddressInfo).port) }).href;
    },
    reset,
    silence(next) {
      isSilent = next;
    },
    close() {
      reset();
      server.close();
    },
  };

  function reset(): void {
    sockets.forEach((socket) => socket.resetAndDestroy());
  }
}
