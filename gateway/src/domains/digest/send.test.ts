import { DateTime } from 'luxon';
import { chooseTransport } from '../../jobs/mail/chooseTransport';
import { deliverMail } from '../../jobs/mail/deliver';
import { claimMail } from '../../jobs/mail/sql';
import { startSubscriptions } from '../newsletter/newsletter';
import { giveAmen } from '../prayers/amens';
import { submitPrayer } from '../prayers/prayers';
import { shareTestimony } from '../testimonials/testimonials';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { openMailServer, type MailServer } from '../../testing/mailServer';
import { prayerForm } from '../../testing/prayerForms';
import { aSubscriber } from '../../testing/subscriber';
import { sendDigests } from './send';

let site: TestSite;
let gateway: TestGateway;
let server: MailServer;
let ruth: ActingMember;
let boaz: ActingMember;

beforeAll(async () => {
  server = await openMailServer();
  site = await openTestSite({ smtpUrl: server.url });
  gateway = await site.gateway();
  ruth = await site.aMember({ firstName: 'Ruth', lastName: 'Moab', name: 'Ruth Moab' });
  boaz = await site.aMember({ firstName: 'Boaz', lastName: 'Levi', name: 'Boaz Levi' });
});
beforeEach(async () => {
  await site.sql`truncate newsletter_subscriptions, outbox, prayers, moderation_cases, suppressed_addresses cascade`;
  server.mails.length = 0;
  server.recipients.length = 0;
});
afterAll(async () => {
  await site.close();
  await server.close();
});

const send = () => sendDigests(site.services, () => false);
const deliver = () => deliverMail(site.services, chooseTransport(site.services.config), () => false);

async function digest() {
  await send();
  await deliver();
  return server.mails[0];
}

/** Yesterday belongs to the week of every digest that is due today. */
const yesterday = () => DateTime.utc().minus({ days: 1 }).startOf('day').plus({ hours: 12 });

async function aPrayer(given: object = {}, at = yesterday()) {
  const { id } = await submitPrayer(ruth.context, { ...prayerForm, ...given });
  await site.sql`update prayers set created_at = ${at.toJSDate()} where id = ${id}`;
  return id;
}

async function aTestimony(words: { title: string; testimony: string }, given: object = {}) {
  const prayer = await aPrayer({ title: 'Answered', ...given }, yesterday().minus({ months: 2 }));
  const { id } = await shareTestimony(ruth.context, prayer, words);
  await site.sql`update testimonials set created_at = ${yesterday().toJSDate()} where id = ${id}`;
  return id;
}

const testimony = { title: 'The harvest is in', testimony: 'Three days of rain, just in time for us.' };

test('a digest contains the new prayers, the most prayed for among the others, the new testimonies and a verse', async () => {
  await aSubscriber(site.sql, { email: 'naomi@example.org' });
  const quiet = await aPrayer({ title: 'Safe travel' });
  const prayed = await aPrayer({ title: 'Work for Boaz' });
  for (const member of [ruth, boaz]) await giveAmen(member.context, prayed);
  await giveAmen(boaz.context, quiet);
  await site.sql`update amens set created_at = ${yesterday().toJSDate()}`;
  await site.sql`update prayers set created_at = ${yesterday().minus({ weeks: 2 }).toJSDate()} where id = ${prayed}`;
  const shared = await aTestimony(testimony);

  const mail = (await digest())!;
  expect(server.recipients).toEqual(['naomi@example.org']);
  expect(mail.subject).toMatch(/^Prayers and testimonies of \w+ \d+ – /);
  for (const words of [mail.html as string, mail.text!]) {
    for (const expected of [
      'New prayers',
      'Safe travel',
      'Ruth Moab',
      'Most prayed for',
      'New testimonies',
      'The harvest is in',
      `http://localhost:4000/prayer/${prayed}`,
      `http://localhost:4000/testimonials?testimony=${shared}`,
      'http://localhost:4000/newsletter/preferences?token=',
    ]) {
      expect(words).toContain(expected);
    }
    expect(words).toMatch(/— (<bdi>)?\w+( \w+)? \d+:\d+/);
    expect(words.lastIndexOf('Safe travel')).toBeLessThan(words.indexOf('Most prayed for'));
    expect(words.indexOf('Work for Boaz')).toBeGreaterThan(words.indexOf('Most prayed for'));
  }
  expect(mail.text).toContain('Work for Boaz');
  expect(mail.text!.replace(/\s+/g, ' ')).toMatch(/Work for Boaz \S+ · 2 amens/);
  expect(mail.html).toContain('prefers-color-scheme: dark');
});

test('its headers let a mail program unsubscribe with one click, and mark it as auto-generated', async () => {
  const subscriber = await aSubscriber(site.sql);
  await aPrayer();
  const { headerLines } = (await digest())!;
  const headers = Object.fromEntries(
    headerLines.map(({ key, line }) => [
      key,
      line
        .slice(key.length + 1)
        .replace(/\s+/g, ' ')
        .trim(),
    ]),
  );
  expect(headers).toMatchObject({
    'list-id': '<weekly-digest.localhost>',
    'list-unsubscribe': expect.stringMatching(
      /^<http:\/\/localhost:4000\/newsletter\/unsubscribe\?token=[\w-]{43}>$/,
    ),
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    precedence: 'bulk',
    'auto-submitted': 'auto-generated',
    'message-id': expect.stringMatching(/^<[0-9a-f]{32}@localhost>$/),
  });
  const [, path] = /^<http:\/\/localhost:4000(.*)>$/.exec(headers['list-unsubscribe']!)!;
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const { status } = await gateway.rest('POST', path!, { body: 'List-Unsubscribe=One-Click', headers: form });
  expect(status).toBe(200);
  expect(await site.sql`select status from newsletter_subscriptions where id = ${subscriber.id}`).toEqual([
    { status: 'ended' },
  ]);
});

test('a digest never reveals an anonymous author', async () => {
  await aSubscriber(site.sql);
  const canary = await site.aMember({
    email: 'canary-mail@example.org',
    firstName: 'Canaryfirst',
    lastName: 'Canarylast',
    name: 'Canaryname',
  });
  const words = { ...prayerForm, name: 'Canarytyped', email: 'canary-typed@example.org', isAnonymous: true };
  const prayer = await submitPrayer(canary.context, { ...words, title: 'Nobody knows' });
  const answered = await submitPrayer(canary.context, { ...words, title: 'Was answered' });
  await giveAmen(boaz.context, prayer.id);
  await shareTestimony(canary.context, answered.id, { ...testimony, title: 'Nobody knows either' });
  for (const table of ['prayers', 'testimonials', 'amens']) {
    await site.sql`update ${site.sql(table)} set created_at = ${yesterday().toJSDate()}`;
  }
  const [mail] = [await digest()];
  const rows = await site.sql`select outbox::text as row from outbox`;
  expect(mail!.text).toContain('Nobody knows');
  expect(mail!.text).toContain('Nobody knows either');
  expect(mail!.text!.match(/Anonymous/g)).toHaveLength(2);
  expect(JSON.stringify([mail, rows])).not.toMatch(/canary/i);
});

test('a digest contains nothing that is hidden, withdrawn or reported', async () => {
  await aSubscriber(site.sql);
  await aPrayer({ title: 'Stands' });
  const hidden = await aPrayer({ title: 'Concealed' });
  await site.sql`update prayers set status = 'hidden' where id = ${hidden}`;
  const removed = await aPrayer({ title: 'Taken back' });
  await site.sql`update prayers set status = 'removed' where id = ${removed}`;
  const reported = await aPrayer({ title: 'Complained of' });
  await site.sql`insert into moderation_cases (kind, target_id, open_reports) values ('prayer', ${reported}, 1)`;
  await giveAmen(boaz.context, reported);
  await site.sql`update amens set created_at = ${yesterday().toJSDate()}`;
  const shared = await aTestimony({ ...testimony, title: 'Concealed as well' });
  await site.sql`update testimonials set status = 'hidden' where id = ${shared}`;
  const { text } = (await digest())!;
  expect(text).toContain('Stands');
  for (const title of ['Concealed', 'Taken back', 'Complained of']) expect(text).not.toContain(title);
});

test('a digest contains nothing from before its week or from its due day', async () => {
  await aSubscriber(site.sql);
  const today = DateTime.utc().startOf('day');
  await aPrayer({ title: 'Of the first minute' }, today.minus({ weeks: 1 }));
  await aPrayer({ title: 'Of the last minute' }, today.minus({ minutes: 1 }));
  await aPrayer({ title: 'Too old' }, today.minus({ weeks: 1, minutes: 1 }));
  await aPrayer({ title: 'Of today' }, today);
  const { text } = (await digest())!;
  expect(text).toContain('Of the first minute');
  expect(text).toContain('Of the last minute');
  expect(text).not.toContain('Too old');
  expect(text).not.toContain('Of today');
});

test('a week without anything new sends no digest', async () => {
  const { id } = await aSubscriber(site.sql);
  await aPrayer({}, yesterday().minus({ months: 1 }));
  expect(await digest()).toBeUndefined();
  const [row] = await site.sql`
    select next_at > now() as "isLater", next_at <= now() + interval '7 days' as "isNext"
    from newsletter_subscriptions where id = ${id}`;
  expect(row).toEqual({ isLater: true, isNext: true });
});

test('one statement collects a week for all its subscribers', async () => {
  for (let subscriber = 1; subscriber <= 12; subscriber++) await aSubscriber(site.sql);
  await aPrayer();
  site.statements();
  await send();
  const statements = site.statements();
  expect(statements).toHaveLength(3);
  expect(statements.filter((text) => text.includes('new_prayers'))).toHaveLength(1);
  expect(await site.sql`select from outbox`).toHaveLength(12);
});

test('an address gets one digest a week, even if it unsubscribes and subscribes again', async () => {
  await aSubscriber(site.sql, { email: 'naomi@example.org' });
  await aPrayer();
  await Promise.all([send(), send(), send()]);
  await site.sql`update newsletter_subscriptions set next_at = date_trunc('day', now())`;
  await send();
  await site.sql`truncate newsletter_subscriptions cascade`;
  await aSubscriber(site.sql, { email: 'NAOMI@example.org' });
  await send();
  await deliver();
  expect(server.recipients).toEqual(['naomi@example.org']);
});

test('unconfirmed, paused and suppressed addresses get no digest', async () => {
  await aPrayer();
  await aSubscriber(site.sql, { status: 'pending' });
  const paused = await aSubscriber(site.sql);
  await site.sql`update newsletter_subscriptions set is_paused = true, next_at = null where id = ${paused.id}`;
  const suppressed = await aSubscriber(site.sql);
  await site.sql`insert into suppressed_addresses (address, reason) values (${suppressed.email}, 'gone')`;
  await send();
  expect(await site.sql`select from outbox`).toHaveLength(0);
});

test('after unsubscribing nothing more is sent, not even waiting digests', async () => {
  const { token } = await aSubscriber(site.sql);
  await aPrayer();
  await send();
  await gateway.rest('POST', `/newsletter/unsubscribe?token=${token}`);
  await deliver();
  expect(server.mails).toEqual([]);
});

test('text that looks like headers or HTML stays text', async () => {
  await aSubscriber(site.sql, { email: 'naomi@example.org' });
  await aPrayer({ title: 'Naomi\r\nBcc: boaz@example.org', description: '<img src=x> and <b>more</b>' });
  const mail = (await digest())!;
  expect(server.recipients).toEqual(['naomi@example.org']);
  expect(mail.headers.has('bcc')).toBe(false);
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('&lt;b&gt;more&lt;/b&gt;');
});

test('a long text is cut at the end of a word', async () => {
  await aSubscriber(site.sql);
  await aPrayer({ description: 'Blessing '.repeat(40) });
  const { text } = (await digest())!;
  expect(text!.replace(/\s+/g, ' ')).toMatch(/(Blessing ){21}Blessing…/);
});

test('digests are sent after mail to single persons', async () => {
  await aSubscriber(site.sql);
  await aPrayer();
  await send();
  await gateway.rest('POST', '/api/newsletter/subscribe', { body: { email: 'new@example.org' } });
  await startSubscriptions(site.services, () => false);
  expect(await claimMail(site.sql)).toMatchObject({ template: 'confirm_subscription' });
  expect(await claimMail(site.sql)).toMatchObject({ template: 'digest' });
});
