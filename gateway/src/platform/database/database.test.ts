import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { isDatabaseUnavailable, openDatabase, reconnection, type Database } from './database';

/** The time in which calls succeed again once the server accepts connections (docs/operations.md). */
const recoverWithin = 5;

test('an attempt to connect that was begun too early, and the pause after it, take less than five seconds', () => {
  expect(reconnection.connect_timeout + reconnection.backoff()).toBeLessThan(recoverWithin);
});

describe('while the server is away', () => {
  const target = new URL(process.env.TEST_POSTGRES_URL!);
  let server: Server;
  let port: number;
  let database: Database;

  beforeEach(async () => {
    server = createServer((client) => {
      const upstream = connect({ host: target.hostname, port: Number(target.port) });
      client.pipe(upstream).pipe(client);
      for (const socket of [client, upstream]) socket.on('error', () => undefined);
      client.on('close', () => upstream.destroy());
      upstream.on('close', () => client.destroy());
    });
    port = await listen(0);
    await new Promise((closed) => server.close(closed));
    database = openDatabase({
      url: Object.assign(new URL(`${target.href}/postgres`), { port: String(port) }).href,
    });
  });
  afterEach(async () => {
    await database.close();
    server.close();
  });

  test('statements fail at once, and the next one after its return succeeds, however many failed', async () => {
    const failures = [];
    for (let round = 0; round < 5; round += 1) {
      const all = Array.from({ length: 20 }, async () => database.sql`select 1`);
      failures.push(...(await Promise.allSettled(all)));
    }
    for (const failure of failures) {
      expect(failure.status).toBe('rejected');
      expect(isDatabaseUnavailable((failure as PromiseRejectedResult).reason)).toBe(true);
    }
    await listen(port);
    expect(await database.sql`select 1 as one`).toEqual([{ one: 1 }]);
  });

  test('of several hosts the next one is tried, each once: all of them away fail at once as one does', async () => {
    const { host, username, password } = target;
    const hosts = (...list: string[]) =>
      `postgres://${username}:${password}@${list.join(',')}/postgres?target_session_attrs=read-write`;
    const away = openDatabase({ url: hosts(`127.0.0.1:${port}`, `127.0.0.1:${port}`) });
    const failure = await away.sql`select 1`.catch((error: unknown) => error);
    expect(isDatabaseUnavailable(failure)).toBe(true);
    await away.close();
    const several = openDatabase({ url: hosts(`127.0.0.1:${port}`, host) });
    expect(await several.sql`select 1 as one`).toEqual([{ one: 1 }]);
    await several.close();
  });

  function listen(on: number): Promise<number> {
    return new Promise((resolve) =>
      server.listen(on, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
    );
  }
});
