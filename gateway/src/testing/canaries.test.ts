import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jobs, restRoutes, schema } from '../app';
import { jobNames } from '../domains/operations/schedule';
import { openLog } from '../platform/log';
import { remindBeforeSlots } from '../domains/reminders/slots';
import { writeShellManifest } from './builtShell';
import { eventually } from './eventually';
import { queriesForEverything, everythingOf, type Given } from './everyField';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from './testSite';
import { openStream } from './liveStream';
import { openMailServer, type MailServer } from './mailServer';
import { aSubscriber } from './subscriber';

/**
 * A member with a recognisable name, id, address and picture writes anonymously. Everybody else then requests
 * everything in every way: no response may contain anything of that member.
 */
const canaries = [
  '77077077',
  'Canarius',
  'Featherstone',
  'canary-account',
  'canary-subject',
  'canary-typed',
  'Typed Canary',
  'canary.example/face.png',
];

const siteDir = mkdtempSync(path.join(tmpdir(), 'prayer-wall-canaries-'));
const logged: string[] = [];

let site: TestSite;
let gateway: TestGateway;
let mailServer: MailServer;
let secret: ActingMember;
let other: ActingMember;
let admin: ActingMember;
let given: Given;
const ids: Record<string, number> = {};

beforeAll(async () => {
  writeShellManifest(siteDir, {
    frame: { html: '{{{area}}}', style: '' },
    memberFrame: { html: '{{memberName}}{{{area}}}', style: '' },
  });
  writeFileSync(path.join(siteDir, 'registry.json'), JSON.stringify(registry()));
  mailServer = await openMailServer();
  site = await openTestSite(
    { siteDir, smtpUrl: mailServer.url },
    openLog('trace', { write: (line) => logged.push(line) }),
  );
  gateway = await site.gateway();
  other = await site.aMember({ firstName: 'Orpah', lastName: 'Moab' });
  admin = await site.aMember({ email: 'admin@example.org' });
  secret = await aSecretMember();
  await enableAllMail();
  await createCanaries();
}, 60_000);
afterAll(async () => {
  await site.close();
  await mailServer.close();
});

async function aSecretMember(): Promise<ActingMember> {
  // The next member gets an id that would be found in a response.
  await site.sql`select setval(pg_get_serial_sequence('members', 'id'), 77077076)`;
  const member = await site.aMember({
    firstName: 'Canarius',
    lastName: 'Featherstone',
    name: 'Canarius Featherstone',
    email: 'canary-account@example.org',
  });
  await site.sql`
    update members
    set profile_image_url = 'https://canary.example/face.png', provider_subject = 'canary-subject'
    where id = ${member.id}`;
  return member;
}

const form = {
  name: 'Typed Canary',
  email: 'canary-typed@example.org',
  title: 'A nameless burden',
  description: 'I would rather not say who I am, and I can not go on.',
  isAnonymous: true,
};

/** Also mails that are off by default. */
const enableAllMail = () => site.sql`
  insert into notification_settings (member_id, kind, channel, is_on)
  select members.id, kind, 'mail', true
  from members, unnest(array['amen', 'encouragement', 'group_post', 'slot_taken']) as kind`;

/** Creates every kind of anonymous text, with activity of others around each. */
async function createCanaries() {
  ids.prayer = await make(secret, '/api/prayers', form);
  ids.answered = await make(secret, '/api/prayers', { ...form, title: 'A nameless relief' });
  ids.ofOther = await make(other, '/api/prayers', {
    ...form,
    name: 'Orpah',
    email: 'orpah@example.org',
    isAnonymous: false,
  });
  for (const id of [ids.prayer, ids.answered, ids.ofOther])
    ids.comment = await make(secret, `/api/prayers/${id}/comments`, {
      content: 'Words without a name',
      authorName: 'Typed Canary',
      isAnonymous: true,
    });
  await make(secret, `/api/prayers/${ids.prayer}/updates`, { content: 'Still nameless' });
  // Members who said amen are notified of the testimony.
  for (const id of [ids.prayer, ids.answered])
    await gateway.rest('POST', `/api/prayers/${id}/amen`, { as: other });
  await site.sql`update prayers set created_at = now() - interval '2 days' where id in (${ids.prayer}, ${ids.answered})`;
  ids.testimonial = await make(secret, `/api/prayers/${ids.answered}/testimonial`, {
    title: 'Relief came',
    testimony: 'What I asked for without a name was given to me.',
  });

  ids.reminder = await make(other, '/api/reminders', {
    title: 'For somebody',
    reminderTime: '09:00',
    frequency: 'daily',
    prayerId: ids.prayer,
  });
  await site.sql`update reminders set next_at = now() - interval '5 seconds'`;
  ids.chain = await make(other, '/api/prayer-chains', {
    title: 'A night for the nameless',
    startTime: new Date(Date.now() + 60_000).toISOString(),
    endTime: new Date(Date.now() + 86_460_000).toISOString(),
  });
  for (let hourSlot = 0; hourSlot < 24; hourSlot += 1)
    await gateway.rest('POST', `/api/prayer-chains/${ids.chain}/join`, { as: other, body: { hourSlot } });
  await site.sql`update prayer_chains set start_time = start_time - interval '2 days'`;
  await site.sql`update chain_slots set covered_at = now() - interval '1 day'`;
  ids.group = await make(other, '/api/prayer-groups', { name: 'For the nameless', theme: 'general' });
  ids.post = await make(other, `/api/prayer-groups/${ids.group}/posts`, {
    content: 'Pray for whoever asks without a name',
    postType: 'message',
  });
  const [{ token }] = await site.sql<[{ token: string }]>`
    select invite_token as token from prayer_groups where id = ${ids.group}`;
  await mutate(admin, 'saveBanners(input: { prayers: "Come and pray" }) { prayers }');
  await aSubscriber(site.sql, { email: 'reader@example.org' });

  for (const [kind, id] of [
    ['prayer', ids.prayer],
    ['comment', ids.comment],
    ['testimonial', ids.testimonial],
  ] as const)
    await mutate(other, `report(kind: ${kind}, targetId: ${id}, reason: "I wonder who this is")`);

  ids.hidden = await make(secret, '/api/prayers', {
    ...form,
    title: 'A nameless despair',
    description: 'I do not want to live anymore.',
  });
  await mutate(admin, `hideText(kind: prayer, targetId: ${ids.hidden}, reason: "Let us talk first")`);

  given = {
    kind: 'prayer',
    targetId: String(ids.hidden),
    ids: `[${ids.prayer}]`,
    'prayer.id': String(ids.prayer),
    'testimonial.id': String(ids.testimonial),
    'prayerChain.id': String(ids.chain),
    'prayerGroup.id': String(ids.group),
    'groupPost.id': String(ids.post),
    'banner.page': 'prayers',
    token: JSON.stringify(token),
    first: '20',
    'prayerGroupPage.first': '2',
    'myGroups.first': '2',
  };
}

async function make(as: ActingMember, address: string, body: object): Promise<number> {
  const response = await gateway.rest('POST', address, { as, body });
  if (response.status !== 201)
    throw new Error(`${address}: ${response.status} ${JSON.stringify(response.body)}`);
  return response.body.id;
}

async function mutate(as: ActingMember, field: string) {
  const response = await gateway.graphql(`mutation { ${field} }`, {}, { as });
  if (response.body.errors) throw new Error(`${field}: ${JSON.stringify(response.body.errors)}`);
  return response;
}

const strangers = () => [null, other, admin];

/** The list of accounts shows accounts; another test checks that it has no texts. */
const accounts = { rest: '/api/admin/users', graphql: 'adminUsers' };

test('no GET of the API reveals them', async () => {
  const listed: string[] = [];
  for (const route of restRoutes.filter(({ method, path: at }) => method === 'get' && at !== accounts.rest)) {
    const address = addressOf(route.path);
    for (const as of strangers()) {
      const response = await gateway.rest('GET', address, { as });
      expect([address, response.status]).toEqual([address, expect.toBeOneOf([200, 401, 403, 404])]);
      expectNoCanary(address, [response.body, [...response.headers]]);
      if (response.status === 200 && as === admin) listed.push(address);
    }
  }
  expect(listed).toEqual(
    expect.arrayContaining([`/api/prayers/${ids.prayer}`, '/api/testimonials', '/api/admin/prayers']),
  );
});

test.each(['recent', 'amens', 'trending'])(
  'no search finds a name or an address, sorted by %s',
  async (sortBy) => {
    for (const canary of canaries) {
      for (const as of strangers()) {
        const query = new URLSearchParams({ sortBy, search: canary });
        const { body } = await gateway.rest('GET', `/api/prayers?${query.toString()}`, { as });
        expect(body.prayers).toEqual([]);
      }
      const found = await gateway.graphql(
        'query ($words: String) { adminPrayers(search: $words) { prayers { id } } }',
        { words: canary },
        { as: admin },
      );
      expect(found.body.data.adminPrayers.prayers).toEqual([]);
    }
  },
);

test('no field of the GraphQL schema reveals them, however much is selected', async () => {
  const returned = new Set<string>();
  for (const as of strangers()) {
    for (const [name, query] of queriesForEverything(given, 4)) {
      if (name === accounts.graphql) continue;
      const { status, body } = await gateway.graphql(query, {}, { as });
      expect([name, status, body.errors ?? []]).toEqual([name, 200, expect.toBeOnlyRefusals()]);
      expectNoCanary(name, body);
      if (body.data?.[name] !== null && body.data !== null) returned.add(name);
      // Null where prayers never rest.
      if (name === 'restAfterDays' && !body.errors) returned.add(name);
    }
  }
  const fields = Object.keys(schema.getQueryType()!.getFields()).filter((name) => name !== accounts.graphql);
  expect([...returned].toSorted()).toEqual(fields.toSorted());
});

test('every field has the same value, byte for byte, whether graphql-js or compiled code reads it', async () => {
  // Under a name of their own, because other tests have sent the same queries.
  for (const [name, query] of queriesForEverything(given, 3, 'Compared')) {
    const read = async () => {
      const responses: string[] = [];
      for (const as of strangers()) {
        const { body } = await gateway.graphql(query, {}, { as });
        // The minute may turn between two requests.
        responses.push(JSON.stringify(body).replace(/"nextRunAt":"[^"]*"/g, ''));
      }
      return responses;
    };
    // A query is compiled when it comes for the fourth time (`requestsBeforeCompiling`): before, graphql-js executes it,
    // once for each caller.
    const uncompiled = await read();
    expect([name, await read()]).toEqual([name, uncompiled]);
  }
});

test('no field of a hidden prayer reveals them to administrators, over both APIs', async () => {
  const all = everythingOf(schema.getType('Prayer') as never, given, 3);
  const { body } = await gateway.graphql(`{ prayer(id: ${ids.hidden}) ${all} }`, {}, { as: admin });
  expect(body.data.prayer.title).toBe('A nameless despair');
  const read = await gateway.rest('GET', `/api/prayers/${ids.hidden}`, { as: admin });
  expect(read.status).toBe(200);
  expectNoCanary('hidden', [body, read.body]);
});

test('no response to a write reveals them', async () => {
  expect.hasAssertions();
  const all = (type: string) => everythingOf(schema.getType(type) as never, given, 3);
  for (const [as, field] of [
    [other, `giveAmen(prayerId: ${ids.prayer}) ${all('Prayer')}`],
    [
      other,
      `encourage(prayerId: ${ids.prayer}, input: { content: "With you", isAnonymous: false }) ${all('Comment')}`,
    ],
    [other, `praise(testimonialId: ${ids.testimonial}) ${all('Testimonial')}`],
    [admin, `hideText(kind: prayer, targetId: ${ids.prayer}, reason: "Let us see")`],
    [admin, `restoreText(kind: prayer, targetId: ${ids.prayer}, reason: "All is well")`],
    [admin, `dismissReports(kind: comment, targetId: ${ids.comment}, reason: "All is well")`],
    [
      admin,
      `writeToAuthor(kind: prayer, targetId: ${ids.hidden}, message: "You are not alone.") ${all('CareMessage')}`,
    ],
    [admin, `undoHide(kind: prayer, targetId: ${ids.hidden})`],
    [admin, `reopenCare(kind: prayer, targetId: ${ids.hidden})`],
    [admin, `lookAfter(kind: prayer, targetId: ${ids.hidden})`],
    [admin, `adminDeletePrayer(id: ${ids.answered})`],
    [admin, `adminUndeletePrayer(id: ${ids.answered}) ${all('AdminPrayer')}`],
  ] as const)
    expectNoCanary(field, (await mutate(as, field)).body);
});

test('no page, link preview or data of a page reveals them', async () => {
  for (const address of [
    '/',
    '/prayers',
    `/prayers/${ids.prayer}`,
    `/prayer/${ids.prayer}`,
    '/testimonials',
    '/features',
  ]) {
    for (const as of strangers()) {
      const response = await gateway.rest('GET', address, { as });
      expect(response.status).toBe(200);
      expectNoCanary(address, [response.body, [...response.headers]]);
    }
  }
  expect((await gateway.rest('GET', `/prayer/${ids.prayer}`)).body).toContain('A nameless burden');
});

test('no live update reveals them', async () => {
  expect.hasAssertions();
  const streams = await Promise.all(
    strangers().map((as) =>
      openStream(gateway.url, { as, variables: { prayers: [ids.prayer, ids.ofOther], groups: [ids.group] } }),
    ),
  );
  const made = await make(secret, '/api/prayers', { ...form, title: 'Another nameless burden' });
  await make(secret, `/api/prayers/${ids.ofOther}/comments`, {
    content: 'Nameless again',
    isAnonymous: true,
  });
  for (const stream of streams) {
    await stream.until(({ newPrayers }) => newPrayers.some(({ id }: { id: number }) => id === made));
    await stream.until(({ prayerCounts }) =>
      prayerCounts.some(({ id }: { id: number }) => id === ids.ofOther),
    );
    expectNoCanary('live', [stream.text(), stream.headers]);
    stream.close();
  }
});

test('no notification and no mail to anybody else reveals them', async () => {
  const beforeTheHour = new Date();
  beforeTheHour.setUTCMinutes(31);
  await remindBeforeSlots(site.services, beforeTheHour);
  for (const name of jobNames)
    for (const job of jobs.filter((one) => one.name === name)) await job.run(site.services, () => false);

  const rows = await site.sql`
    select kind, title, body, link from notifications where member_id <> ${secret.id}`;
  expect(rows.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['reminder', 'encouragement', 'slot_reminder']),
  );
  expectNoCanary('notifications', rows);

  const outbox = await site.sql`
    select template, recipient::text, props, headers from outbox where recipient <> ${secret.email}`;
  expectNoCanary('outbox', outbox);

  const toOthers = mailServer.mails.filter((mail) => !JSON.stringify(mail.to).includes(secret.email));
  const subjects = toOthers.map(({ subject }) => subject).join('\n');
  for (const part of ['For somebody', 'Your hour of prayer', 'encouragement', 'Prayers and testimonies'])
    expect(subjects).toContain(part);
  expect(toOthers.some(({ text }) => text?.includes('A nameless burden'))).toBe(true);
  for (const { subject, text, html, headerLines } of toOthers)
    expectNoCanary(`mail: ${subject}`, [text, html, headerLines]);
});

test('the list of accounts shows people and nothing that they wrote', async () => {
  const { body } = await gateway.rest('GET', accounts.rest, { as: admin });
  const text = JSON.stringify(body);
  expect(text).toContain('canary-account');
  for (const part of ['nameless', 'Relief came', 'Words without a name']) expect(text).not.toContain(part);
});

test('a canary in a signed prayer is found, which proves that a leak would be found', async () => {
  await make(secret, '/api/prayers', { ...form, title: 'A signed burden', isAnonymous: false });
  const { body } = await gateway.rest('GET', '/api/prayers', { as: other });
  expect(() => expectNoCanary('the wall', body)).toThrow('Canarius');
  const cursor = Buffer.from(JSON.stringify(['canary-typed'])).toString('base64url');
  expect(() => expectNoCanary('a cursor', { endCursor: cursor })).toThrow('canary-typed');
});

test('no line of the log reveals them, also when the database refuses a row and reports its content', async () => {
  await site.sql`alter table prayers add constraint nobody check (title <> 'A refused burden')`;
  const refused = await gateway.rest('POST', '/api/prayers', {
    as: secret,
    body: { ...form, title: 'A refused burden' },
  });
  expect(refused.status).toBe(500);
  expectNoCanary('a fault', refused.body);
  await eventually(() => logged.some((line) => line.includes('a request failed')));
  expect(logged.join('')).toContain('nobody');
  expectNoCanary('the log', logged);
  expect(logged.join('')).not.toMatch(/nameless|Words without|@example\.org|pw_session/);
  expectNoCanary('figures', (await gateway.rest('GET', '/metrics')).body);
});

function expectNoCanary(where: string, content: unknown) {
  const text = decoded(content).toLowerCase();
  const found = canaries.filter((canary) => text.includes(canary.toLowerCase()));
  expect([where, found]).toEqual([where, []]);
}

/** The text, followed by everything in it that can be decoded, such as cursors. */
function decoded(content: unknown): string {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const coded = text.match(/[\w-]{12,}={0,2}/g) ?? [];
  return [text, ...coded.map((one) => Buffer.from(one, 'base64url').toString('latin1'))].join('\n');
}

function addressOf(pattern: string): string {
  const [, , domain = ''] = pattern.split('/');
  const id = {
    prayers: ids.prayer,
    comments: ids.comment,
    testimonials: ids.testimonial,
    'prayer-chains': ids.chain,
    'prayer-groups': ids.group,
    'group-posts': ids.post,
    reminders: ids.reminder,
  }[domain];
  return pattern.replace(/:\w+/g, String(id));
}

const aRoute = { module: 'Page', title: 'Page', label: 'This page', files: [], bytes: 1 };

/** One area whose page contains the data of the wall. */
function registry() {
  const version = 'v1';
  const area = {
    version,
    entry: '/mf/mf-wall/v1/remoteEntry.js',
    kit: '^1.0.0',
    slots: {},
    routes: [
      { ...aRoute, path: '/prayers', operation: { name: 'Feed' } },
      { ...aRoute, path: '/testimonials' },
      { ...aRoute, path: '/features' },
    ],
    prerendered: {
      '/prayers': {
        html: '{{#prayers}}{{#prayers}}<p>{{title}} {{authorName}} {{#user}}{{firstName}} {{lastName}} {{name}}{{/user}}</p>{{/prayers}}{{/prayers}}',
        style: '',
      },
    },
    prerenderedForMembers: {},
    operations: {
      Feed: 'query Feed { prayers { prayers { id title isOwner user { firstName lastName name profileImageUrl } } hasMore endCursor } }',
    },
    bytes: 1,
  };
  const wall = { live: version, canary: null, previous: null, versions: { [version]: area } };
  return { format: 3, remotes: { 'mf-wall': wall }, history: [] };
}

expect.extend({
  toBeOneOf: (received: unknown, expected: unknown[]) => ({
    pass: expected.includes(received),
    message: () => `${String(received)} is none of ${expected.join(', ')}`,
  }),
  toBeOnlyRefusals: (received: { extensions: { code: string } }[]) => ({
    pass: received.every(({ extensions }) => ['UNAUTHENTICATED', 'FORBIDDEN'].includes(extensions.code)),
    message: () => JSON.stringify(received),
  }),
});

declare global {
  namespace jest {
    interface Expect {
      toBeOneOf(expected: unknown[]): unknown;
      toBeOnlyRefusals(): unknown;
    }
  }
}
