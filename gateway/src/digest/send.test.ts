import { DateTime } from 'luxon';
import { chooseCarrier } from '../mail/chooseCarrier';
import { deliverMail } from '../mail/deliver';
import { claimMail } from '../mail/sql';
import { giveAmen } from '../prayers/amens';
import { submitPrayer } from '../prayers/prayers';
import { shareTestimony } from '../testimonials/testimonials';
import { openHouse, type ActingMember, type TestGateway, type TestHouse } from '../testing/house';
import { openMailServer, type MailServer } from '../testing/mailServer';
import { prayerForm } from '../testing/prayerForms';
import { aSubscriber } from '../testing/subscriber';
import { sendDigests } from './send';

let house: TestHouse;
let gateway: TestGateway;
let server: MailServer;
let ruth: ActingMember;
let boaz: ActingMember;

beforeAll(async () => {
  server = await openMailServer();
  house = await openHouse({ smtpUrl: server.url });
  gateway = await house.gateway();
  ruth = await house.aMember({ firstName: 'Ruth', lastName: 'Moab', name: 'Ruth Moab' });
  boaz = await house.aMember({ firstName: 'Boaz', lastName: 'Levi', name: 'Boaz Levi' });
});
beforeEach(async () => {
  await house.sql`truncate newsletter_subscriptions, outbox, prayers, moderation_cases, suppressed_addresses cascade`;
  server.mails.length = 0;
  server.recipients.length = 0;
});
afterAll(async () => {
  await house.close();
  await server.close();
});

const send = () => sendDigests(house.house, () => false);
const deliver = () => deliverMail(house.house, chooseCarrier(house.house.config), () => false);

async function digest() {
  await send();
  await deliver();
  return server.mails[0];
}

/** Yesterday is in the week of every digest that is due today. */
const yesterday = () => DateTime.utc().minus({ days: 1 }).startOf('day').plus({ hours: 12 });

async function aPrayer(given: object = {}, at = yesterday()) {
  const { id } = await submitPrayer(ruth.context, { ...prayerForm, ...given });
  await house.sql`update prayers set created_at = ${at.toJSDate()} where id = ${id}`;
  return id;
}

async function aTestimony(words: { title: string; testimony: string }, given: object = {}) {
  const prayer = await aPrayer({ title: 'Answered', ...given }, yesterday().minus({ months: 2 }));
  const { id } = await shareTestimony(ruth.context, prayer, words);
  await house.sql`update testimonials set created_at = ${yesterday().toJSDate()} where id = ${id}`;
  return id;
}

const testimony = { title: 'The harvest is in', testimony: 'Three days of rain, just in time for us.' };

test('a digest brings the new prayers, the most prayed for, the new testimonies and a verse', async () => {
  await aSubscriber(house.sql, { email: 'naomi@example.org' });
  const quiet = await aPrayer({ title: 'Safe travel' });
  const prayed = await aPrayer({ title: 'Work for Boaz' });
  for (const member of [ruth, boaz]) await giveAmen(member.context, prayed);
  await giveAmen(boaz.context, quiet);
  await house.sql`update amens set created_at = ${yesterday().toJSDate()}`;
  const told = await aTestimony(testimony);

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
      `http://localhost:4000/testimonials?testimony=${told}`,
      'http://localhost:4000/newsletter/preferences?token=',
    ]) {
      expect(words).toContain(expected);
    }
    expect(words).toMatch(/— \w+( \w+)? \d+:\d+/);
    expect(words.lastIndexOf('Work for Boaz')).toBeLessThan(words.lastIndexOf('Safe travel'));
  }
  expect(mail.text).toContain('Work for Boaz');
  expect(mail.text!.replace(/\s+/g, ' ')).toMatch(/Work for Boaz \S+ · 2 amens/);
  expect(mail.html).toContain('prefers-color-scheme: dark');
});

test('its headers let a mail program unsubscribe with one click, and say that nobody typed it', async () => {
  const subscriber = await aSubscriber(house.sql);
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
  expect(await house.sql`select status from newsletter_subscriptions where id = ${subscriber.id}`).toEqual([
    { status: 'ended' },
  ]);
});

test('a digest never tells who wrote anonymously', async () => {
  await aSubscriber(house.sql);
  const canary = await house.aMember({
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
    await house.sql`update ${house.sql(table)} set created_at = ${yesterday().toJSDate()}`;
  }
  const [mail] = [await digest()];
  const rows = await house.sql`select outbox::text as row from outbox`;
  expect(mail!.text).toContain('Nobody knows');
  expect(mail!.text).toContain('Nobody knows either');
  expect(mail!.text!.match(/Anonymous/g)).toHaveLength(2);
  expect(JSON.stringify([mail, rows])).not.toMatch(/canary/i);
});

test('what is hidden, withdrawn or reported is in no digest', async () => {
  await aSubscriber(house.sql);
  await aPrayer({ title: 'Stands' });
  const hidden = await aPrayer({ title: 'Concealed' });
  await house.sql`update prayers set status = 'hidden' where id = ${hidden}`;
  const removed = await aPrayer({ title: 'Taken back' });
  await house.sql`update prayers set status = 'removed' where id = ${removed}`;
  const reported = await aPrayer({ title: 'Complained of' });
  await house.sql`insert into moderation_cases (kind, target_id, open_reports) values ('prayer', ${reported}, 1)`;
  await giveAmen(boaz.context, reported);
  await house.sql`update amens set created_at = ${yesterday().toJSDate()}`;
  const told = await aTestimony({ ...testimony, title: 'Concealed as well' });
  await house.sql`update testimonials set status = 'hidden' where id = ${told}`;
  const { text } = (await digest())!;
  expect(text).toContain('Stands');
  for (const title of ['Concealed', 'Taken back', 'Complained of']) expect(text).not.toContain(title);
});

test('what is older than the week, or of the day itself, is not in it', async () => {
  await aSubscriber(house.sql);
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

test('where nothing new has come, no digest goes out, and the next week is waited for', async () => {
  const { id } = await aSubscriber(house.sql);
  await aPrayer({}, yesterday().minus({ months: 1 }));
  expect(await digest()).toBeUndefined();
  const [row] = await house.sql`
    select next_at > now() as "isLater", next_at <= now() + interval '7 days' as "isNext"
    from newsletter_subscriptions where id = ${id}`;
  expect(row).toEqual({ isLater: true, isNext: true });
});

test('one statement gathers a week for everybody whose week it is', async () => {
  for (let subscriber = 1; subscriber <= 12; subscriber++) await aSubscriber(house.sql);
  await aPrayer();
  house.statements();
  await send();
  const statements = house.statements();
  expect(statements).toHaveLength(3);
  expect(statements.filter((text) => text.includes('new_prayers'))).toHaveLength(1);
  expect(await house.sql`select from outbox`).toHaveLength(12);
});

test('an address gets one digest a week, also when it leaves and comes back', async () => {
  await aSubscriber(house.sql, { email: 'naomi@example.org' });
  await aPrayer();
  await Promise.all([send(), send(), send()]);
  await house.sql`update newsletter_subscriptions set next_at = date_trunc('day', now())`;
  await send();
  await house.sql`truncate newsletter_subscriptions cascade`;
  await aSubscriber(house.sql, { email: 'NAOMI@example.org' });
  await send();
  await deliver();
  expect(server.recipients).toEqual(['naomi@example.org']);
});

test('nobody who has not confirmed, has paused or is suppressed gets a digest', async () => {
  await aPrayer();
  await aSubscriber(house.sql, { status: 'pending' });
  const paused = await aSubscriber(house.sql);
  await house.sql`update newsletter_subscriptions set is_paused = true, next_at = null where id = ${paused.id}`;
  const suppressed = await aSubscriber(house.sql);
  await house.sql`insert into suppressed_addresses (address, reason) values (${suppressed.email}, 'gone')`;
  await send();
  expect(await house.sql`select from outbox`).toHaveLength(0);
});

test('whoever unsubscribes gets nothing more, also not what waits already', async () => {
  const { token } = await aSubscriber(house.sql);
  await aPrayer();
  await send();
  await gateway.rest('POST', `/newsletter/unsubscribe?token=${token}`);
  await deliver();
  expect(server.mails).toEqual([]);
});

test('words that look like headers or HTML are words', async () => {
  await aSubscriber(house.sql, { email: 'naomi@example.org' });
  await aPrayer({ title: 'Naomi\r\nBcc: boaz@example.org', description: '<img src=x> and <b>more</b>' });
  const mail = (await digest())!;
  expect(server.recipients).toEqual(['naomi@example.org']);
  expect(mail.headers.has('bcc')).toBe(false);
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('&lt;b&gt;more&lt;/b&gt;');
});

test('a long text is cut at the end of a word', async () => {
  await aSubscriber(house.sql);
  await aPrayer({ description: 'Blessing '.repeat(40) });
  const { text } = (await digest())!;
  expect(text!.replace(/\s+/g, ' ')).toMatch(/(Blessing ){21}Blessing…/);
});

test('digests wait behind mail to one person', async () => {
  await aSubscriber(house.sql);
  await aPrayer();
  await send();
  await gateway.rest('POST', '/api/newsletter/subscribe', { body: { email: 'new@example.org' } });
  expect(await claimMail(house.sql)).toMatchObject({ template: 'confirm_subscription' });
  expect(await claimMail(house.sql)).toMatchObject({ template: 'digest' });
});
