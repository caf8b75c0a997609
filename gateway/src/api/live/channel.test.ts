import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { submitPrayer } from '../../domains/prayers/prayers';
import { eventually } from '../../testing/eventually';
import { openStream } from '../../testing/liveStream';
import { prayerForm } from '../../testing/prayerForms';
import { aSecondGateway } from '../../testing/secondGateway';
import { openTestSite, type TestSite } from '../../testing/testSite';
import type { LiveChannel } from './channel';
import { openNatsChannel } from './natsChannel';
import { openPostgresChannel } from './postgresChannel';

/** Debian's package, which this machine may not have. */
const hasNats = spawnSync('nats-server', ['--version']).status === 0;

let site: TestSite;
let server: ChildProcess | null = null;
let natsUrl: string | null = null;

async function startNats(): Promise<void> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  server = spawn(
    'nats-server',
    ['--addr', '127.0.0.1', '--port', String(port), '--user', 'wall', '--pass', 'a:b'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  for await (const line of server.stderr!) if (String(line).includes('Server is ready')) break;
  natsUrl = `nats://wall:a%3Ab@127.0.0.1:${port}`;
}

async function stopNats(): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
}

const messengers = [
  {
    name: 'PostgreSQL',
    open: openPostgresChannel,
    start: async () => undefined,
    breakConnections: () => site.sql`
      select pg_terminate_backend(pid)
      from pg_stat_activity
      where application_name = 'prayer-wall-live' and datname = current_database()`,
  },
  ...(hasNats ? [{ name: 'NATS', open: openNatsChannel, start: startNats, breakConnections: stopNats }] : []),
];

describe.each(messengers)('through $name', ({ open, start, breakConnections }) => {
  let opened: { channel: LiveChannel; texts: string[]; lost: string[] }[];

  beforeAll(async () => {
    natsUrl = null;
    await start();
    site = await openTestSite({ natsUrl }, undefined, { livePace: { announceEvery: 30, sendEvery: 60 } });
  });
  beforeEach(async () => {
    await site.sql`delete from live_changes`;
    opened = [];
  });
  afterEach(() => Promise.all(opened.map(({ channel }) => channel.close())));
  afterAll(async () => {
    await site.close();
    await stopNats();
  });

  async function aGateway() {
    const texts: string[] = [];
    const lost: string[] = [];
    const channel = await open(site.services, {
      receive: (text) => texts.push(text),
      lose: (reason) => lost.push(reason),
    });
    const gateway = { channel, texts, lost };
    opened.push(gateway);
    return gateway;
  }

  const change = (count: number) => site.sql`
    insert into live_changes (topic, id, is_for_all)
    select 'prayer', number, true
    from generate_series(1, ${count}) as number`;
  const changesIn = (texts: readonly string[]) => new Set(texts.flatMap((text) => text.split(' ')));

  test('what was committed reaches every gateway, however many announce it at once, and is announced no more', async () => {
    const gateways = await Promise.all([aGateway(), aGateway(), aGateway()]);
    await change(1_000);
    await Promise.all(gateways.map(({ channel }) => channel.announce(null)));
    for (const { texts } of gateways) await eventually(() => changesIn(texts).size === 1_000);
    expect(gateways[0].texts.every((text) => text.length < 8_000)).toBe(true);
    expect(changesIn(gateways[0].texts)).toContain('prayer:1000:all');
    expect(await site.sql`select from live_changes`).toHaveLength(0);
  });

  test('a change that is not committed yet, or belongs to later, is not announced', async () => {
    const gateway = await aGateway();
    await site.sql`insert into live_changes (topic, id, is_for_all, noted_at) values ('prayer', 7, true, now() + interval '1 hour')`;
    await gateway.channel.announce('mine');
    await eventually(() => gateway.texts.length > 0);
    expect(gateway.texts).toEqual(['mine']);
    expect(await site.sql`select from live_changes`).toHaveLength(1);
  });

  test('a gateway receives its own text, and others do', async () => {
    const [one, other] = [await aGateway(), await aGateway()];
    await one.channel.announce('pulse-1');
    await eventually(() => one.texts.length > 0 && other.texts.length > 0);
    expect([one.texts, other.texts]).toEqual([['pulse-1'], ['pulse-1']]);
  });

  test('a page at one gateway gets what was written at another', async () => {
    const [first, second] = [await site.gateway(), await aSecondGateway(site)];
    const [near, far] = [
      await openStream(first.url, { as: null }),
      await openStream(second.url, { as: null }),
    ];
    const author = await site.aMember();
    const { id } = await submitPrayer(author.context, prayerForm);
    const isThere = (update: { newPrayers: { id: number }[] }) =>
      update.newPrayers.some((prayer) => prayer.id === id);
    await Promise.all([near.until(isThere), far.until(isThere)]);
    near.close();
    far.close();
    await second.stop();
    await site.stopGateway();
  });

  test('a closed channel loses nothing and receives nothing', async () => {
    const [gone, there] = [await aGateway(), await aGateway()];
    await gone.channel.close();
    await there.channel.announce('mine');
    await eventually(() => there.texts.length > 0);
    expect(there.texts).toEqual(['mine']);
    expect(gone).toMatchObject({ texts: [], lost: [] });
  });

  test('a lost connection is told, and what could not be sent waits for another', async () => {
    const gateway = await aGateway();
    await breakConnections();
    await eventually(() => gateway.lost.includes('the connection was lost'));
    await change(3);
    await gateway.channel.announce(null).catch(() => undefined);
    const waiting = await site.sql`select from live_changes`;
    // PostgreSQL announces through another connection; NATS is gone.
    expect(waiting).toHaveLength(open === openNatsChannel ? 3 : 0);
  });
});
