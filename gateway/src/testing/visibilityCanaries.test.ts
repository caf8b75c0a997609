import { jobs, restRoutes, schema } from '../app';
import { jobNames } from '../domains/operations/schedule';
import { openLog } from '../platform/log';
import { writeShellManifest } from './builtShell';
import { queriesForEverything, type Given } from './everyField';
import { openStream } from './liveStream';
import { openMailServer, type MailServer } from './mailServer';
import { prayerForm } from './prayerForms';
import { testimonyForm, tokenForm } from './security/community';
import { aSubscriber } from './subscriber';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from './testSite';

/**
 * For each visibility there are prayers with a word in every text and numbers that nothing else has. Everybody requests
 * everything in every way: nobody gets a word or a number of what they may not read, and whoever may read it gets it.
 */
const canaries = {
  public: /publicquagga|77077\d{3}/i,
  members: /membersquagga|66066\d{3}/i,
  team: /teamquagga|55055\d{3}/i,
  notes: /notequagga/i,
} as const;
const firstIds = { public: 77077001, members: 66066001, team: 55055001 } as const;

type Visibility = keyof typeof firstIds;
type Canary = keyof typeof canaries;

interface Caller {
  name: string;
  as: ActingMember | null;
  headers: Record<string, string>;
  reads: readonly Canary[];
}

const logged: string[] = [];
let site: TestSite;
let gateway: TestGateway;
let mails: MailServer;
let ruth: ActingMember;
let boaz: ActingMember;
let naomi: ActingMember;
let admin: ActingMember;
let callers: Caller[];
const ids = {} as Record<Visibility, number>;
const testimonies = {} as Record<Visibility, number>;

beforeAll(async () => {
  mails = await openMailServer();
  site = await openTestSite(
    { smtpUrl: mails.url, embedOrigins: ['https://parish.example'] },
    openLog('trace', { write: (line: string) => logged.push(line) }),
    { livePace: { announceEvery: 30, sendEvery: 60 } },
  );
  writeShellManifest(site.services.config.siteDir);
  gateway = await site.gateway();
  ruth = await site.aMember();
  boaz = await site.aMember();
  naomi = await site.aMember();
  admin = await site.aMember({ email: 'admin@example.org' });
  await site.sql`insert into team_members (member_id, added_by) values (${naomi.id}, ${admin.id})`;
  await site.sql`
    insert into notification_settings (member_id, kind, channel, is_on)
    select members.id, kind, 'mail', true
    from members, unnest(array['amen', 'encouragement', 'answered']) as kind`;
  await aSubscriber(site.sql, { email: 'reader@example.org' });
  const { body } = await gateway.rest('POST', '/api/tokens', { as: admin, body: tokenForm });
  const reads = ['public', 'members'] as const;
  callers = [
    { name: 'a visitor', as: null, headers: {}, reads: ['public'] },
    { name: 'a member', as: boaz, headers: {}, reads },
    { name: 'a token', as: null, headers: { authorization: `Bearer ${body.token}` }, reads },
    { name: 'an administrator', as: admin, headers: {}, reads: [...reads, 'team'] },
    { name: 'the prayer team', as: naomi, headers: {}, reads: [...reads, 'team', 'notes'] },
  ];
  for (const visibility of ['public', 'members', 'team'] as const) await everythingFor(visibility);
}, 60_000);
afterAll(async () => {
  await site.close();
  await mails.close();
});

async function make(as: ActingMember, address: string, body?: object) {
  const response = await gateway.rest('POST', address, { as, body });
  if (response.status >= 300)
    throw new Error(`${address}: ${response.status} ${JSON.stringify(response.body)}`);
  return response.body;
}

/** Its number is the next one of its visibility. */
async function aPrayer(visibility: Visibility): Promise<number> {
  const first = firstIds[visibility];
  await site.sql`
    select setval(
      pg_get_serial_sequence('prayers', 'id'),
      (select coalesce(max(id), ${first - 1}) from prayers where id between ${first} and ${first + 998})
    )`;
  const title = `A ${visibility}quagga`;
  const description = `${title} to pray for.`;
  return (await make(ruth, '/api/prayers', { ...prayerForm, title, description, visibility })).id;
}

async function everythingFor(visibility: Visibility) {
  const content = `With a ${visibility}quagga`;
  const [open, answered] = [await aPrayer(visibility), await aPrayer(visibility)];
  for (const id of [open, answered]) {
    await make(ruth, `/api/prayers/${id}/updates`, { content });
    await make(naomi, `/api/prayers/${id}/comments`, { content });
    await make(naomi, `/api/prayers/${id}/amen`);
  }
  const { id } = await make(ruth, `/api/prayers/${answered}/testimonial`, {
    ...testimonyForm,
    title: content,
  });
  [ids[visibility], testimonies[visibility]] = [open, id];
  if (visibility === 'team')
    await gateway.graphql(
      `mutation { addCareNote(prayerId: ${open}, content: "A notequagga") { isMine } }`,
      {},
      { as: naomi },
    );
  await gateway.graphql(
    `mutation { report(kind: prayer, targetId: ${open}, reason: "Look") }`,
    {},
    { as: naomi },
  );
}

/** The text, followed by what is encoded in it, such as cursors. */
function decoded(content: unknown): string {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const coded = text.match(/[\w-]{12,}={0,2}/g) ?? [];
  return [text, ...coded.map((one) => Buffer.from(one, 'base64url').toString('latin1'))].join('\n');
}

const allCanaries = Object.keys(canaries) as Canary[];

const foundIn = (content: unknown): Canary[] => {
  const text = decoded(content);
  return allCanaries.filter((canary) => canaries[canary].test(text));
};

/** A page names its own address. */
const withoutAddress = (address: string, content: unknown): string =>
  JSON.stringify(content).replaceAll(address, '');

/** Fails for what a caller may not read, and returns what they got. */
function expectOnly(
  { name, reads }: Pick<Caller, 'name' | 'reads'>,
  where: string,
  content: unknown,
): Canary[] {
  const found = foundIn(content);
  expect([name, where, found.filter((canary) => !reads.includes(canary))]).toEqual([name, where, []]);
  return found;
}

/** The GET routes, with the numbers of things of a visibility. */
function addressesFor(visibility: Visibility): string[] {
  const domains: Record<string, number> = { prayers: ids[visibility], testimonials: testimonies[visibility] };
  return restRoutes
    .filter(({ method }) => method === 'get')
    .map(({ path }) => path.replace(/:\w+/g, String(domains[path.split('/')[2] ?? ''] ?? 1)));
}

const pagesFor = (visibility: Visibility) => [
  ...[
    '/',
    '/prayers',
    '/testimonials',
    '/embed/wall',
    '/feeds/prayers.atom',
    '/feeds/testimonies.atom',
    '/team',
  ],
  ...[`/prayer/${ids[visibility]}`, `/testimonials/${testimonies[visibility]}`, '/print?period=month'],
];

test('no route and no page has what its caller may not read, and somewhere has all that they may', async () => {
  for (const caller of callers) {
    const found = new Set<Canary>();
    for (const visibility of ['public', 'members', 'team'] as const)
      for (const address of [...addressesFor(visibility), ...pagesFor(visibility)]) {
        if (caller.headers.authorization && !address.startsWith('/api')) continue;
        const { status, body, headers } = await gateway.rest('GET', address, caller);
        expect([address, status < 500]).toEqual([address, true]);
        for (const canary of expectOnly(caller, address, withoutAddress(address, [body, [...headers]])))
          found.add(canary);
      }
    const mayFind = caller.reads.filter((canary) => canary !== 'notes');
    expect([caller.name, [...found].toSorted()]).toEqual([caller.name, [...mayFind].toSorted()]);
  }
});

test('no field of the GraphQL schema has it either', async () => {
  const given = (visibility: Visibility): Given => ({
    kind: 'prayer',
    targetId: String(ids[visibility]),
    ids: `[${ids[visibility]}]`,
    'prayer.id': String(ids[visibility]),
    'testimonial.id': String(testimonies[visibility]),
    'prayerChain.id': '1',
    'prayerGroup.id': '1',
    'groupPost.id': '1',
    'banner.page': 'prayers',
    token: '"none"',
    first: '20',
    'prayerGroupPage.first': '2',
    'myGroups.first': '2',
  });
  for (const caller of callers) {
    const found = new Set<Canary>();
    for (const visibility of ['members', 'team'] as const)
      for (const [name, query] of queriesForEverything(given(visibility), 3)) {
        const { body } = await gateway.graphql(query, {}, caller);
        // The caller's own arguments are in no response.
        for (const canary of expectOnly(caller, name, body)) found.add(canary);
      }
    expect([caller.name, [...found].toSorted()]).toEqual([caller.name, [...caller.reads].toSorted()]);
  }
  expect(Object.keys(schema.getQueryType()!.getFields()).length).toBeGreaterThan(30);
});

test('what is hidden answers as what does not exist: status, body, headers, and the statements that it takes', async () => {
  const unknown = 2_147_483_000;
  const routes = restRoutes.filter(
    ({ method, path }) => method === 'get' && /^\/api\/(prayers|testimonials)\/:id/.test(path),
  );
  expect(routes.length).toBeGreaterThan(4);
  const answer = async (address: string, caller: Caller) => {
    site.statements();
    const { status, body, headers } = await gateway.rest('GET', address, caller);
    const shown = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
    return { status, body, headers: shown, statements: site.statements() };
  };
  for (const caller of callers)
    for (const visibility of ['members', 'team'] as const) {
      if (caller.reads.includes(visibility)) continue;
      for (const { path } of routes) {
        const id = path.includes('testimonials') ? testimonies[visibility] : ids[visibility];
        const ofHidden = await answer(path.replace(':id', String(id)), caller);
        expect([caller.name, path, ofHidden.status]).toEqual([caller.name, path, 404]);
        expect([caller.name, path, ofHidden]).toEqual([
          caller.name,
          path,
          await answer(path.replace(':id', String(unknown)), caller),
        ]);
      }
      const statusOf = async (id: number) => (await gateway.rest('GET', `/prayer/${id}`, caller)).status;
      expect(await statusOf(ids[visibility])).toBe(await statusOf(unknown));
    }
});

test('nothing that a visitor or a member gets changes with what they may not read, byte for byte, nor its ETag', async () => {
  const lists = [
    ...[
      '/api/prayers',
      '/api/prayers?sortBy=amens',
      '/api/prayers?sortBy=trending',
      '/api/prayers?search=quaggb',
    ],
    ...['/api/testimonials', '/api/stats', '/feeds/prayers.atom', '/embed/wall', '/api/banners'],
  ];
  const snapshot = async (caller: Caller) =>
    Promise.all(
      lists.map(async (address) => {
        const { status, body, headers } = await gateway.rest('GET', address, caller);
        return { address, status, body, etag: headers.get('etag') };
      }),
    );
  for (const caller of callers.slice(0, 2)) {
    const before = await snapshot(caller);
    expect(before.some(({ etag }) => etag !== null)).toBe(true);
    for (const visibility of (['members', 'team'] as const).filter((one) => !caller.reads.includes(one))) {
      const id = await aPrayer(visibility);
      await make(naomi, `/api/prayers/${id}/amen`);
      await make(naomi, `/api/prayers/${id}/comments`, { content: `A ${visibility}quagga` });
      await gateway.rest('PUT', `/api/prayers/${id}`, {
        as: ruth,
        body: { ...prayerForm, title: `A ${visibility}quagga` },
      });
      await make(ruth, `/api/prayers/${id}/testimonial`, testimonyForm);
    }
    expect([caller.name, await snapshot(caller)]).toEqual([caller.name, before]);
  }
});

test('no live update has it', async () => {
  const streams = await Promise.all(
    callers.map(async ({ as, headers }) =>
      openStream(gateway.url, { as, headers, variables: { prayers: Object.values(ids) } }),
    ),
  );
  for (const visibility of ['team', 'members', 'public'] as const) {
    await make(naomi, `/api/prayers/${ids[visibility]}/comments`, { content: `Another ${visibility}quagga` });
    await aPrayer(visibility);
  }
  for (const [index, caller] of callers.entries()) {
    const stream = streams[index]!;
    await stream.until(({ newPrayers }) =>
      newPrayers.some(({ id }: { id: number }) => canaries.public.test(String(id))),
    );
    const found = expectOnly(caller, 'live', [stream.text(), stream.headers]);
    expect([caller.name, found]).toEqual([caller.name, caller.reads.filter((canary) => canary !== 'notes')]);
    stream.close();
  }
});

test('no mail has it, nor a line of the log a word of it', async () => {
  await site.sql`update prayers set created_at = now() - interval '2 days'`;
  for (const name of jobNames)
    for (const job of jobs.filter((one) => one.name === name)) await job.run(site.services, () => false);
  const reads: Record<string, readonly Canary[]> = {
    [ruth.email]: ['public', 'members', 'team'],
    [naomi.email]: allCanaries,
    [admin.email]: ['public', 'members', 'team'],
    [boaz.email]: ['public', 'members'],
  };
  const found = new Set<Canary>();
  for (const { to, subject, text, html } of mails.mails) {
    const address = JSON.stringify(to).match(/"address":"([^"]+)"/)![1]!;
    const caller = { name: address, reads: reads[address] ?? (['public'] as const) };
    for (const canary of expectOnly(caller, subject ?? '', [text, html])) found.add(canary);
  }
  expect([...found].toSorted()).toEqual(['members', 'public', 'team']);
  expect(mails.recipients).toContain('reader@example.org');
  expect(logged.length).toBeGreaterThan(100);
  expect(logged.filter((line) => /quagga/i.test(line))).toEqual([]);
});

test('a word of the team in a prayer for everybody is found, which proves that a leak would be found', async () => {
  await make(ruth, '/api/prayers', { ...prayerForm, title: 'A teamquagga' });
  const { body } = await gateway.rest('GET', '/api/prayers');
  expect(() => expectOnly(callers[0]!, 'the wall', body)).toThrow('team');
  const cursor = Buffer.from(JSON.stringify([1, 55055001])).toString('base64url');
  expect(() => expectOnly(callers[1]!, 'a cursor', { cursor })).toThrow('team');
});
