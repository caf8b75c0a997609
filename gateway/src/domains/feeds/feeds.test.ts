import { giveAmen } from '../prayers/amens';
import { prayerForm } from '../../testing/prayerForms';
import { testimonyForm } from '../../testing/security/community';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { submitPrayer } from '../prayers/prayers';
import { modifiedAt } from './modified';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  ruth = await site.aMember({ firstName: 'Ruth', lastName: 'Moab', name: 'Ruth Moab' });
});
beforeEach(async () => {
  await site.sql`truncate prayers cascade`;
});
afterAll(() => site.close());

const origin = 'http://localhost:4000';

const aPrayer = async (given: object = {}) =>
  (await submitPrayer(ruth.context, { ...prayerForm, ...given })).id;

const get = (path = '/feeds/prayers.atom', headers = {}) => gateway.rest('GET', path, { headers });

const all = (text: string, tag: string) =>
  [...text.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, found]) => found);

describe('the feed of prayers', () => {
  test('has the prayers of the wall, newest first, in one statement', async () => {
    const older = await aPrayer({ title: 'Rain & sun', description: 'For the <fields>', category: 'family' });
    const newer = await aPrayer({ title: 'Bread' });
    await site.sql`update prayers set created_at = '2026-05-05T12:00:00Z' where id = ${older}`;
    site.statements();
    const { status, headers, body } = await get();
    expect(site.statements()).toHaveLength(1);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(headers.get('set-cookie')).toBeNull();
    expect(all(body, 'title')).toEqual(['Prayers · Prayer Wall', 'Bread', 'Rain &amp; sun']);
    expect(all(body, 'id')).toEqual([
      'tag:localhost,2026:prayers',
      `tag:localhost,2026:prayers/${newer}`,
      `tag:localhost,2026:prayers/${older}`,
    ]);
    expect(all(body, 'name')).toEqual(['Ruth Moab', 'Ruth Moab']);
    expect(body).toContain('<content type="text">For the &lt;fields&gt;</content>');
    expect(body).toContain(`href="${origin}/prayers/${newer}"`);
    expect(body).toContain('<published>2026-05-05T12:00:00.000Z</published>');
  });

  test('an anonymous author is Anonymous, and nothing connects two of them', async () => {
    const ids = [await aPrayer({ isAnonymous: true }), await aPrayer({ isAnonymous: true })];
    const { body } = await get();
    expect(all(body, 'name')).toEqual(['Anonymous', 'Anonymous']);
    const entries = all(body, 'entry').map((entry) =>
      entry!.replaceAll(/\d{4}-\d\d-\d\dT[^<]*/g, '').replaceAll(/prayers\/\d+/g, ''),
    );
    expect(new Set(entries).size).toBe(1);
    expect(body).not.toMatch(/Moab|@|Ruth/);
    expect(ids).toHaveLength(2);
  });

  test('of one category; an unknown one is 400', async () => {
    await aPrayer({ title: 'Of health', category: 'health' });
    await aPrayer({ title: 'Of grief', category: 'grief' });
    const { body } = await get('/feeds/prayers.atom?category=health');
    expect(all(body, 'title')).toEqual(['Prayers: Health · Prayer Wall', 'Of health']);
    const every = await get('/feeds/prayers.atom?category=all');
    expect(all(every.body, 'title')).toEqual(all((await get('/feeds/prayers.atom')).body, 'title'));
    for (const category of ['nothing', '', 'health,grief', 'health&category=grief']) {
      const refused = await get(`/feeds/prayers.atom?category=${category}`);
      expect([category, refused.status, refused.body.message]).toEqual([category, 400, 'Unknown category']);
    }
  });

  test('has at most a hundred, and none that is hidden, removed or answered', async () => {
    const id = await aPrayer();
    await site.sql`
      insert into prayers (author_id, typed_name, typed_email, title, description, category, is_anonymous)
      select author_id, typed_name, typed_email, 'Number ' || number, description, category, false
      from prayers, generate_series(1, 120) as number
      where id = ${id}`;
    expect(all((await get()).body, 'entry')).toHaveLength(100);
    for (const status of ['hidden', 'removed', 'answered']) {
      await site.sql`update prayers set status = ${status}`;
      expect(all((await get()).body, 'entry')).toEqual([]);
    }
  });

  test('caches keep it for a few seconds, and a reader that has it gets 304', async () => {
    const id = await aPrayer();
    const { headers } = await get();
    const [, maxAge] = /^public, max-age=(\d+)$/.exec(headers.get('cache-control')!)!;
    expect(Number(maxAge)).toBeLessThanOrEqual(15);
    const known = [
      { 'if-none-match': headers.get('etag')! },
      { 'if-modified-since': headers.get('last-modified')! },
    ];
    for (const had of known) expect((await get(undefined, had)).status).toBe(304);
    await giveAmen(ruth.context, id);
    for (const had of known) expect((await get(undefined, had)).status).toBe(304);
    await site.sql`update prayers set status = 'hidden' where id = ${id}`;
    for (const had of known) expect((await get(undefined, had)).status).toBe(200);
    const head = await gateway.rest('HEAD', '/feeds/prayers.atom');
    expect([head.status, head.body]).toEqual([200, '']);
  });

  test('two texts of one second never have one date', () => {
    const first = modifiedAt('test', 'one', 5_400);
    expect(first).toEqual(new Date(5_000));
    expect(modifiedAt('test', 'one', 9_000)).toEqual(first);
    expect(modifiedAt('test', 'two', 5_800)).toEqual(new Date(6_000));
  });
});

test('the feed of testimonies links to each, without a name where it is anonymous', async () => {
  const ids: number[] = [];
  for (const isAnonymous of [false, true]) {
    const prayer = await aPrayer({ isAnonymous });
    await site.sql`update prayers set created_at = now() - interval '2 days' where id = ${prayer}`;
    const { body } = await gateway.rest('POST', `/api/prayers/${prayer}/testimonial`, {
      as: ruth,
      body: testimonyForm,
    });
    ids.unshift(body.id);
  }
  site.statements();
  const { status, body } = await get('/feeds/testimonies.atom');
  expect([status, site.statements()]).toEqual([200, [expect.any(String)]]);
  expect(all(body, 'name')).toEqual(['Anonymous', 'Ruth Moab']);
  expect(all(body, 'title').slice(1)).toEqual([testimonyForm.title, testimonyForm.title]);
  for (const id of ids) expect(body).toContain(`href="${origin}/testimonials?testimony=${id}"`);
});

describe('the hours of a member for a calendar', () => {
  const ask = (method = 'GET', as: ActingMember | null = ruth) =>
    gateway.rest(method, '/api/feeds/hours', { as });
  const pathOf = (url: string) => {
    expect(url).toMatch(/^http:\/\/localhost:4000\/feeds\/hours\/[\w-]{32}\.ics$/);
    return url.slice(origin.length);
  };

  test('has an address of its own, the same over both APIs and each time', async () => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect((await ask()).body).toEqual(body);
    const graphql = await gateway.graphql('{ hoursFeed { url } }', {}, { as: ruth });
    expect(graphql.body.data.hoursFeed).toEqual(body);
    expect((await ask('GET', null)).status).toBe(401);
    expect((await ask('GET', await site.aMember())).body.url).not.toBe(body.url);
  });

  test('has hours in chains and reminders, as they are now', async () => {
    const hour = { hourSlot: 6 };
    const chain = await gateway.rest('POST', '/api/prayer-chains', {
      as: ruth,
      body: {
        title: 'Days for Naomi',
        startTime: '2097-03-09T05:00:00Z',
        endTime: '2097-03-12T04:00:00Z',
        timeZone: 'America/New_York',
      },
    });
    await gateway.rest('POST', `/api/prayer-chains/${chain.body.id}/join`, { as: ruth, body: hour });
    const other = await site.aMember();
    await gateway.rest('POST', `/api/prayer-chains/${chain.body.id}/join`, {
      as: other,
      body: { hourSlot: 7 },
    });
    const form = { title: 'Before breakfast', reminderTime: '06:30', frequency: 'daily' };
    const reminder = await gateway.rest('POST', '/api/reminders', { as: ruth, body: form });
    const path = pathOf((await ask()).body.url);
    const { status, headers, body } = await get(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(body.match(/^SUMMARY:[^\r]*/gm)).toEqual(['SUMMARY:Days for Naomi', 'SUMMARY:Before breakfast']);
    expect(body).toContain('DTSTART;TZID=America/New_York:20970309T060000');
    // Properties of a calendar come before its components.
    const [properties, ...zones] = body.split('\r\nBEGIN:VTIMEZONE');
    expect(properties).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H');
    expect(zones).toHaveLength(1);
    await site.sql`update reminders set is_paused = true where id = ${reminder.body.id}`;
    await site.sql`delete from chain_slots where member_id = ${ruth.id}`;
    expect((await get(path)).body).not.toContain('SUMMARY');
  });

  test('its address is made anew; the old one is 404 at once, like any that was never made', async () => {
    const path = pathOf((await ask()).body.url);
    const renewed = await ask('POST');
    expect(renewed.status).toBe(200);
    expect((await ask()).body).toEqual(renewed.body);
    expect((await get(pathOf(renewed.body.url))).status).toBe(200);
    const again = await gateway.graphql('mutation { renewHoursFeed { url } }', {}, { as: ruth });
    const fresh = pathOf(again.body.data.renewHoursFeed.url);
    const secret = fresh.slice('/feeds/hours/'.length, -'.ics'.length);
    const other = `${secret.slice(0, -1)}${secret.endsWith('A') ? 'E' : 'A'}`;
    for (const dead of [path, pathOf(renewed.body.url), `/feeds/hours/${other}.ics`, '/feeds/hours/x.ics'])
      expect([dead, (await get(dead)).status]).toEqual([dead, 404]);
    for (const odd of ['_'.repeat(32), 'A'.repeat(32), 'A'.repeat(33), '%00', '%F0%9F'])
      expect([odd, (await get(`/feeds/hours/${odd}.ics`)).status]).toEqual([odd, 404]);
    expect((await get(fresh)).status).toBe(200);
  });

  test('ends with a suspension and with the account', async () => {
    const orpah = await site.aMember();
    const path = pathOf((await ask('GET', orpah)).body.url);
    await site.sql`update members set suspended_at = now() where id = ${orpah.id}`;
    expect((await get(path)).status).toBe(404);
    await site.sql`delete from members where id = ${orpah.id}`;
    expect((await get(path)).status).toBe(404);
  });
});
