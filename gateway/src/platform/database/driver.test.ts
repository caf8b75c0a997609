import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { openProxy, type Proxy } from '../../testing/proxy';

/** The bugs that `patches/postgres@3.4.9.patch` fixes (docs/decisions/0035). */

const server = `${process.env.TEST_POSTGRES_URL}/postgres`;
let proxy: Proxy;
let sql: postgres.Sql;

beforeEach(async () => {
  proxy = await openProxy(server);
});
afterEach(async () => {
  await sql.end({ timeout: 0 });
  proxy.close();
});

function open(options: postgres.Options<Record<string, never>> = {}) {
  sql = postgres(proxy.addressOf(server), {
    max: 1,
    backoff: () => 0.05,
    connect_timeout: 2,
    onnotice: () => undefined,
    ...options,
  });
  return sql;
}

/** The rows, or the code of the error. */
const outcome = (query: Promise<unknown>): Promise<unknown> =>
  query.then(
    (rows) => (Array.isArray(rows) ? [...(rows as unknown[])] : rows),
    (error: NodeJS.ErrnoException) => error.code,
  );

test('rows that a failed statement had sent do not become rows of the next one', async () => {
  open();
  expect(await outcome(sql`select 1 / (3 - i) from generate_series(1, 5) i`)).toBe('22012');
  expect(await outcome(sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

test('a statement whose values cannot be serialised fails alone', async () => {
  open();
  await sql`select pg_sleep(0)`;
  const before = outcome(sql`select 7 as seven, pg_sleep(0.2)::text as slept`);
  await pause(20);
  const broken = outcome(sql`select ${undefined as unknown as string}`);
  const after = outcome(sql`select 9 as nine`);
  expect(await before).toEqual([{ seven: 7, slept: '' }]);
  expect(await broken).toBe('UNDEFINED_VALUE');
  expect(await after).toEqual([{ nine: 9 }]);
});

test('a statement on a dying connection is rejected, and the connection is re-established', async () => {
  open();
  await sql`select 1`;
  const dying = sql`select pg_sleep(10)`.catch(() => outcome(sql`select 2 as two`));
  await pause(50);
  proxy.reset();
  expect(await dying).toBe('CONNECTION_CLOSED');
  expect(await outcome(sql`select 3 as three`)).toEqual([{ three: 3 }]);
});

test('no statement of a transaction runs after its connection was lost', async () => {
  open();
  await sql`select 1`;
  let inside: Promise<unknown> = Promise.resolve();
  const transaction = sql.begin((tx) => (inside = reconnectInside(tx)));
  expect(await outcome(transaction)).toBe('CONNECTION_CLOSED');
  expect(await inside).toBe('CONNECTION_CLOSED');

  async function reconnectInside(tx: postgres.TransactionSql) {
    await tx`select 1`;
    proxy.reset();
    await pause(100);
    expect(await outcome(sql`select 'reconnected' as state`)).toEqual([{ state: 'reconnected' }]);
    return outcome(tx`select 'outside of the transaction' as state`);
  }
});

test('statements that wait in a transaction are rejected when its connection is lost', async () => {
  open();
  await sql`select 1`;
  let inside: Promise<unknown>[] = [];
  const transaction = sql.begin(async (tx) => {
    inside = [tx`select pg_sleep(${10})`, tx`select 2`].map(outcome);
    await pause(100);
    proxy.reset();
    await Promise.all(inside);
  });
  expect(await outcome(transaction)).toBe('CONNECTION_CLOSED');
  expect(await Promise.all(inside)).toEqual(['ECONNRESET', 'CONNECTION_CLOSED']);
});

test('a lost reserved connection rejects statements and does not return to the pool', async () => {
  open();
  const reserved = await sql.reserve();
  await reserved`select 1`;
  proxy.reset();
  await pause(100);
  expect(await outcome(reserved`select 2`)).toBe('CONNECTION_CLOSED');
  reserved.release();
  expect(await outcome(sql`select 3 as three`)).toEqual([{ three: 3 }]);
});

test('reserve() gets a connection even if the one that it waited for was lost', async () => {
  open();
  const slow = outcome(sql`select pg_sleep(10)`);
  await pause(200);
  const reserved = sql.reserve();
  await pause(50);
  proxy.reset();
  expect(await slow).toBe('ECONNRESET');
  (await reserved).release();
});

test('a connection that is lost while connecting rejects its statement and nothing else', async () => {
  open({ max: 4 });
  const breaking = setInterval(() => proxy.reset(), 5);
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(sql`select 1 as one`)));
  clearInterval(breaking);
  for (const one of outcomes)
    expect([['ECONNRESET'], ['CONNECTION_CLOSED'], [[{ one: 1 }]]]).toContainEqual([one]);
  expect(await outcome(sql`select 2 as two`)).toEqual([{ two: 2 }]);
});

test('a statement on a silent server is rejected after query_timeout', async () => {
  open({ max: 2, query_timeout: 0.5, connect_timeout: 0.5 });
  await sql`select 1`;
  proxy.silence(true);
  const began = performance.now();
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => outcome(sql`select 1 as one`)));
  expect(outcomes).toEqual(
    Array(6).fill(expect.stringMatching(/^(QUERY_TIMEOUT|CONNECT_TIMEOUT|CONNECTION_CLOSED)$/)),
  );
  expect(performance.now() - began).toBeLessThan(2_000);

  proxy.silence(false);
  while (typeof (await outcome(sql`select 1`)) === 'string') await pause(20);
  expect(await outcome(sql`select 2 as two`)).toEqual([{ two: 2 }]);
});

test('a cursor that was read to its end has no deadline left', async () => {
  open({ query_timeout: 0.3 });
  const seen: unknown[] = [];
  for await (const rows of sql`select i from generate_series(1, 3) i`.cursor(2)) seen.push(...rows);
  expect(seen).toEqual([{ i: 1 }, { i: 2 }, { i: 3 }]);
  const running = sql`select pg_backend_pid() as pid, pg_sleep(0.25)::text`;
  const [{ pid } = { pid: 0 }] = await running;
  await pause(400);
  const [{ pid: later } = { pid: -1 }] = await sql`select pg_backend_pid() as pid`;
  expect(later).toBe(pid);
});

test('rows that were read are collected among the young objects of a busy process', () => {
  const busy = `
    import postgres from 'postgres';
    const sql = postgres(process.env.TEST_POSTGRES_URL + '/postgres', { max: 4, query_timeout: 6 });
    const text = "select i, repeat('a prayer ', 40) as words, now() as at from generate_series(1, 20) i";
    for (let left = 4000; left > 0; left -= 1) await sql.unsafe(text, [], { prepare: true });
    await sql.end();`;
  const flags = ['--trace-gc-nvp', '--input-type=module', '--eval', busy];
  const trace = execFileSync(process.execPath, flags, {
    cwd: __dirname,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const scavenges = trace.split('\n').filter((line) => line.includes(' gc=s '));
  const sumOf = (name: string) =>
    scavenges.reduce((sum, line) => sum + Number(new RegExp(` ${name}=(\\d+)`).exec(line)?.[1]), 0);
  expect(sumOf('allocated')).toBeGreaterThan(50e6);
  expect(sumOf('promoted') / sumOf('allocated')).toBeLessThan(0.05);
});
