import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { restRoutes } from '../app';
import { schema } from '../graphql/schema';
import { taskNames } from '../jobs/names';
import { tasksOf } from '../jobs/tasks';
import { openLog } from '../log';
import { remindBeforeSlots } from '../reminders/slots';
import { eventually } from './eventually';
import { askEverything, everythingOf, type Given } from './everyField';
import { openHouse, type ActingMember, type TestGateway, type TestHouse } from './house';
import { openStream } from './liveStream';
import { openMailServer, type MailServer } from './mailServer';
import { aSubscriber } from './subscriber';

/**
 * A member whose name, number, address and picture stand out writes without a name. Everybody else then asks for
 * everything that there is: nothing of the member may come back, whichever way it is asked.
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

let house: TestHouse;
let gateway: TestGateway;
let mailServer: MailServer;
let secret: ActingMember;
let other: ActingMember;
let admin: ActingMember;
let given: Given;
const ids: Record<string, number> = {};

beforeAll(async () => {
  mkdirSync(path.join(siteDir, 'shell'));
  writeFileSync(
    path.join(siteDir, 'shell/index.html'),
    '<html><head><!--head--></head><body><div id="root"></div><!--page--></body></html>',
  );
  writeFileSync(path.join(siteDir, 'registry.json'), JSON.stringify(registry()));
  mailServer = await openMailServer();
  house = await openHouse(
    { siteDir, smtpUrl: mailServer.url },
    openLog('trace', { write: (line) => logged.push(line) }),
  );
  gateway = await house.gateway();
  other = await house.aMember({ firstName: 'Orpah', lastName: 'Moab' });
  admin = await house.aMember({ email: 'admin@example.org' });
  secret = await aSecretMember();
  await wantAllMail();
  await plant();
}, 60_000);
afterAll(async () => {
  await house.close();
  await mailServer.close();
});

async function aSecretMember(): Promise<ActingMember> {
  // The next member gets a number that would stand out in an answer.
  await house.sql`select setval(pg_get_serial_sequence('members', 'id'), 77077076)`;
  const member = await house.aMember({
    firstName: 'Canarius',
    lastName: 'Featherstone',
    name: 'Canarius Featherstone',
    email: 'canary-account@example.org',
  });
  await house.sql`
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

/** Also what waits behind the bell, unless somebody asks for it. */
const wantAllMail = () => house.sql`
  insert into notification_settings (member_id, kind, channel, is_on)
  select members.id, kind, 'mail', true
  from members, unnest(array['amen', 'encouragement', 'group_post', 'slot_taken']) as kind`;

/** Everything that can be said without a name, and everything of others that comes near it. */
async function plant() {
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
  // Somebody who prays is told what becomes of it.
  for (const id of [ids.prayer, ids.answered])
    await gateway.rest('POST', `/api/prayers/${id}/amen`, { as: other });
  await house.sql`update prayers set created_at = now() - interval '2 days' where id in (${ids.prayer}, ${ids.answered})`;
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
  await house.sql`update reminders set next_at = now() - interval '5 seconds'`;
  ids.chain = await make(other, '/api/prayer-chains', {
    title: 'A night for the nameless',
    startTime: new Date(Date.now() + 60_000).toISOString(),
    endTime: new Date(Date.now() + 86_460_000).toISOString(),
  });
  for (let hourSlot = 0; hourSlot < 24; hourSlot += 1)
    await gateway.rest('POST', `/api/prayer-chains/${ids.chain}/join`, { as: other, body: { hourSlot } });
  await house.sql`update prayer_chains set start_time = start_time - interval '2 days'`;
  await house.sql`update chain_slots set covered_at = now() - interval '1 day'`;
  ids.group = await make(other, '/api/prayer-groups', { name: 'For the nameless', theme: 'general' });
  ids.post = await make(other, `/api/prayer-groups/${ids.group}/posts`, {
    content: 'Pray for whoever asks without a name',
    postType: 'message',
  });
  const [{ token }] = await house.sql<[{ token: string }]>`
    select invite_token as token from prayer_groups where id = ${ids.group}`;
  await mutate(admin, 'saveBanners(input: { prayers: "Come and pray" }) { prayers }');
  await aSubscriber(house.sql, { email: 'reader@example.org' });

  for (const [kind, id] of [
    ['prayer', ids.prayer],
    ['comment', ids.comment],
    ['testimonial', ids.testimonial],
  ] as const)
    await mutate(other, `report(kind: ${kind}, targetId: ${id}, reason: "I wonder who this is")`);

  given = {
    'prayer.id': String(ids.prayer),
    'testimonial.id': String(ids.testimonial),
    'prayerChain.id': String(ids.chain),
    'prayerGroup.id': String(ids.group),
    'groupPost.id': String(ids.post),
    'banner.page': 'prayers',
    token: JSON.stringify(token),
    first: '20',
  };
}

async function make(as: ActingMember, address: string, body: object): Promise<number> {
  const answer = await gateway.rest('POST', address, { as, body });
  if (answer.status !== 201) throw new Error(`${address}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}

async function mutate(as: ActingMember, field: string) {
  const answer = await gateway.graphql(`mutation { ${field} }`, {}, { as });
  if (answer.body.errors) throw new Error(`${field}: ${JSON.stringify(answer.body.errors)}`);
  return answer;
}

const strangers = () => [null, other, admin];

/** The list of accounts exists to show accounts; that no text stands beside them has a test of its own. */
const accounts = { rest: '/api/admin/users', graphql: 'adminUsers' };

test('no GET of the API tells', async () => {
  const asked: string[] = [];
  for (const route of restRoutes.filter(({ method, path: at }) => method === 'get' && at !== accounts.rest)) {
    const address = addressOf(route.path);
    for (const as of strangers()) {
      const answer = await gateway.rest('GET', address, { as });
      expect([address, answer.status]).toEqual([address, expect.toBeOneOf([200, 401, 403, 404])]);
      expectNoCanary(address, [answer.body, [...answer.headers]]);
      if (answer.status === 200 && as === admin) asked.push(address);
    }
  }
  expect(asked).toEqual(
    expect.arrayContaining([`/api/prayers/${ids.prayer}`, '/api/testimonials', '/api/admin/prayers']),
  );
});

test.each(['recent', 'amens', 'trending'])(
  'no search finds a name or an address, sorted by %s',
  async (sortBy) => {
    for (const words of canaries) {
      for (const as of strangers()) {
        const query = new URLSearchParams({ sortBy, search: words });
        const { body } = await gateway.rest('GET', `/api/prayers?${query.toString()}`, { as });
        expect(body.prayers).toEqual([]);
      }
      const found = await gateway.graphql(
        'query ($words: String) { adminPrayers(search: $words) { prayers { id } } }',
        { words },
        { as: admin },
      );
      expect(found.body.data.adminPrayers.prayers).toEqual([]);
    }
  },
);

test('no field of the GraphQL schema tells, however much is asked for', async () => {
  const answered = new Set<string>();
  for (const as of strangers()) {
    for (const [name, query] of askEverything(given, 4)) {
      if (name === accounts.graphql) continue;
      const { status, body } = await gateway.graphql(query, {}, { as });
      expect([name, status, body.errors ?? []]).toEqual([name, 200, expect.toBeOnlyRefusals()]);
      expectNoCanary(name, body);
      if (body.data?.[name] !== null && body.data !== null) answered.add(name);
    }
  }
  const fields = Object.keys(schema.getQueryType()!.getFields()).filter((name) => name !== accounts.graphql);
  expect([...answered].toSorted()).toEqual(fields.toSorted());
});

test('no answer to a write tells', async () => {
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
    [admin, `adminDeletePrayer(id: ${ids.answered})`],
    [admin, `adminUndeletePrayer(id: ${ids.answered}) ${all('AdminPrayer')}`],
  ] as const)
    expectNoCanary(field, (await mutate(as, field)).body);
});

test('no page, link preview or early answer tells', async () => {
  for (const address of [
    '/',
    '/prayers',
    `/prayers/${ids.prayer}`,
    `/prayer/${ids.prayer}`,
    '/testimonials',
    '/features',
  ]) {
    for (const as of strangers()) {
      const answer = await gateway.rest('GET', address, { as });
      expect(answer.status).toBe(200);
      expectNoCanary(address, [answer.body, [...answer.headers]]);
    }
  }
  expect((await gateway.rest('GET', `/prayer/${ids.prayer}`)).body).toContain('A nameless burden');
});

test('no live update tells', async () => {
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

test('no notification and no mail to anybody else tells', async () => {
  const beforeTheHour = new Date();
  beforeTheHour.setUTCMinutes(31);
  await remindBeforeSlots(house.house, beforeTheHour);
  const tasks = tasksOf(house.house, () => false);
  for (const name of taskNames) await tasks[name].run();

  const rows = await house.sql`
    select kind, title, body, link from notifications where member_id <> ${secret.id}`;
  expect(rows.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['reminder', 'encouragement', 'slot_reminder']),
  );
  expectNoCanary('notifications', rows);

  const outbox = await house.sql`
    select template, recipient::text, props, headers from outbox where recipient <> ${secret.email}`;
  expectNoCanary('outbox', outbox);

  const toOthers = mailServer.mails.filter((mail) => !JSON.stringify(mail.to).includes(secret.email));
  const subjects = toOthers.map(({ subject }) => subject).join('\n');
  for (const words of ['For somebody', 'Your hour of prayer', 'encouragement', 'Prayers and testimonies'])
    expect(subjects).toContain(words);
  expect(toOthers.some(({ text }) => text?.includes('A nameless burden'))).toBe(true);
  for (const { subject, text, html, headerLines } of toOthers)
    expectNoCanary(`mail: ${subject}`, [text, html, headerLines]);
});

test('the list of accounts shows people, and nothing that they wrote', async () => {
  const { body } = await gateway.rest('GET', accounts.rest, { as: admin });
  const told = JSON.stringify(body);
  expect(told).toContain('canary-account');
  for (const words of ['nameless', 'Relief came', 'Words without a name']) expect(told).not.toContain(words);
});

test('what is signed is heard, so a canary that escaped would be', async () => {
  await make(secret, '/api/prayers', { ...form, title: 'A signed burden', isAnonymous: false });
  const { body } = await gateway.rest('GET', '/api/prayers', { as: other });
  expect(() => expectNoCanary('the wall', body)).toThrow('Canarius');
  const cursor = Buffer.from(JSON.stringify(['canary-typed'])).toString('base64url');
  expect(() => expectNoCanary('a cursor', { endCursor: cursor })).toThrow('canary-typed');
});

test('no line of the log tells, also when the database refuses a row and says all that was in it', async () => {
  await house.sql`alter table prayers add constraint nobody check (title <> 'A refused burden')`;
  const refused = await gateway.rest('POST', '/api/prayers', {
    as: secret,
    body: { ...form, title: 'A refused burden' },
  });
  expect(refused.status).toBe(500);
  expectNoCanary('a fault', refused.body);
  await eventually(() => logged.some((line) => line.includes('a call failed')));
  expect(logged.join('')).toContain('nobody');
  expectNoCanary('the log', logged);
  expect(logged.join('')).not.toMatch(/nameless|Words without|@example\.org|pw_session/);
  expectNoCanary('figures', (await gateway.rest('GET', '/metrics')).body);
});

function expectNoCanary(where: string, told: unknown) {
  const text = readable(told).toLowerCase();
  const heard = canaries.filter((canary) => text.includes(canary.toLowerCase()));
  expect([where, heard]).toEqual([where, []]);
}

/** The text, and beside it what cursors and the like say when they are decoded. */
function readable(told: unknown): string {
  const text = typeof told === 'string' ? told : JSON.stringify(told);
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

/** One area that asks for the wall before its script has come. */
function registry() {
  const version = 'v1';
  const area = {
    version,
    entry: '/mf/mf-wall/v1/remoteEntry.js',
    kit: '^1.0.0',
    slots: {},
    routes: ['/prayers', '/prayer/:id'],
    preload: {},
    questions: [
      {
        route: '/prayers',
        operationName: 'Feed',
        query:
          'query Feed { prayers { prayers { id title isOwner user { firstName lastName name profileImageUrl } } hasMore endCursor } }',
        variables: {},
      },
    ],
    paintings: {
      '/prayers': {
        html: '{{#prayers}}{{#prayers}}<p>{{title}} {{#user}}{{firstName}} {{lastName}} {{name}}{{/user}}</p>{{/prayers}}{{/prayers}}',
        css: '',
      },
    },
    operations: {},
    bytes: { entry: 1, first: {} },
  };
  const wall = { live: version, canary: null, previous: null, versions: { [version]: area } };
  return { format: 2, remotes: { 'mf-wall': wall }, history: [] };
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
