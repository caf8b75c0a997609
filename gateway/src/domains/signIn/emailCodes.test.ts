import { pino } from 'pino';
import { chooseTransport } from '../../jobs/mail/chooseTransport';
import { deliverMail } from '../../jobs/mail/deliver';
import { eventually } from '../../testing/eventually';
import { hostileReturns } from '../../testing/hostileReturns';
import { openMailServer, type MailServer } from '../../testing/mailServer';
import { prayerForm } from '../../testing/prayerForms';
import { openTestSite, type TestGateway, type TestSite } from '../../testing/testSite';
import { sendCodes } from './emailCodes';
import { deleteOldCodes } from './emailCodesSql';

let site: TestSite;
let gateway: TestGateway;
let server: MailServer;
let addresses = 0;

beforeAll(async () => {
  server = await openMailServer();
  site = await openTestSite({ smtpUrl: server.url });
  gateway = await site.gateway();
});
beforeEach(async () => {
  await site.sql`truncate outbox`;
  server.mails.length = 0;
  server.recipients.length = 0;
});
afterAll(async () => {
  await site.close();
  await server.close();
});

const asked = { message: 'If that address can receive mail, a code is on its way.' };
const wrong = 'That code is not right or no longer valid';

const anAddress = () => `reader${(addresses += 1)}@example.org`;

/** A browser: it keeps the cookies that it is given. */
function aBrowser() {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async post(path: string, body: unknown, headers: Record<string, string> = {}) {
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
      const response = await gateway.rest('POST', path, {
        body,
        headers: { ...(cookie && { cookie }), ...headers },
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
        if (value) cookies.set(name!, decodeURIComponent(value));
        else cookies.delete(name!);
      }
      return response;
    },
    ask(email: string, more: object = {}) {
      return this.post('/api/auth/email', { email, ...more });
    },
    verify(body: object) {
      return this.post('/api/auth/email/verify', body);
    },
    async member() {
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
      return (await gateway.rest('GET', '/api/auth/user', { headers: { cookie } })).body;
    },
  };
}

/** Signing in may also cause a mail that a new browser did. */
const isOfCode = ({ subject = '' }: { subject?: string }) => subject.startsWith('Your sign-in');

const codesTo = (email: string) =>
  server.mails.filter((mail, index) => isOfCode(mail) && server.recipients[index]!.toLowerCase() === email);

/** Sends what was asked for. Returns code and token of the newest mail. */
async function newestMail() {
  await sendCodes(site.services, () => false);
  await deliverMail(site.services, chooseTransport(site.services.config), () => false);
  const { text = '', html } = server.mails.findLast(isOfCode)!;
  return {
    text,
    html: html as string,
    code: /\b\d{6}\b/.exec(text)?.[0] ?? '',
    token: /\/sign-in#([\w-]{43})/.exec(text)?.[1] ?? '',
  };
}

async function aBrowserWithCode(email = anAddress(), more: object = {}) {
  const browser = aBrowser();
  expect(await browser.ask(email, more)).toMatchObject({ status: 200, body: asked });
  return { browser, email, ...(await newestMail()) };
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** The rows in the tables of this way to sign in. */
const everything = ({ sql }: TestSite) =>
  Promise.all(
    ['outbox', 'sign_in_codes', 'sign_in_code_requests', 'sign_in_mails', 'sign_in_code_misses'].map(
      (table) => sql`select * from ${sql(table)}`,
    ),
  );

const isRefused = { status: 400, body: { message: wrong } };

test('a code signs its address in, and makes the account at the first time', async () => {
  const { browser, email, code } = await aBrowserWithCode();
  const response = await browser.verify({
    email: ` ${email.toUpperCase()} `,
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  });
  expect(response).toMatchObject({
    status: 200,
    body: { redirect: expect.stringMatching(/^\/\?token=[\w.-]+&auth=success$/) },
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax$/);
  expect(await browser.member()).toMatchObject({ email, isVerified: true, name: null, firstName: null });
  const again = await aBrowserWithCode(email.replace('reader', 'Reader'));
  expect((await again.browser.verify({ email, code: again.code })).status).toBe(200);
  expect((await again.browser.member()).id).toBe((await browser.member()).id);
});

test('the link signs in as well; code and link are one secret', async () => {
  const first = await aBrowserWithCode();
  expect((await first.browser.verify({ token: first.token })).status).toBe(200);
  expect(await first.browser.member()).toMatchObject({ email: first.email });

  const byLink = await aBrowserWithCode();
  const { cookies } = byLink.browser;
  const asking = new Map(cookies);
  expect((await byLink.browser.verify({ token: byLink.token })).status).toBe(200);
  asking.forEach((value, name) => cookies.set(name, value));
  expect(await byLink.browser.verify({ token: byLink.token })).toMatchObject(isRefused);
  const { email, code } = byLink;
  expect(await byLink.browser.verify({ email, code })).toMatchObject(isRefused);
});

test('a code works once, in the browser that asked, for ten minutes', async () => {
  const { browser, email, code } = await aBrowserWithCode();
  const cookie = new Map(browser.cookies);
  const other = aBrowser();
  await other.ask(anAddress());
  for (const stranger of [aBrowser(), other])
    for (const secret of [{ email, code }]) expect(await stranger.verify(secret)).toMatchObject(isRefused);
  expect((await browser.verify({ email, code })).status).toBe(200);
  expect(browser.cookies.has('pw_email_sign_in')).toBe(false);
  cookie.forEach((value, name) => browser.cookies.set(name, value));
  expect(await browser.verify({ email, code })).toMatchObject(isRefused);

  const late = await aBrowserWithCode();
  await site.sql`update sign_in_codes set created_at = now() - interval '601 seconds'`;
  expect(await late.browser.verify({ email: late.email, code: late.code })).toMatchObject(isRefused);
  expect(await late.browser.verify({ token: late.token })).toMatchObject(isRefused);
});

test('a link works in the browser that asked alone; a scanner of mails that opens it changes nothing', async () => {
  const { browser, token, text } = await aBrowserWithCode();
  const address = /https?:\S+sign-in#\S+/.exec(text)![0];
  const sent = new URL(address);
  expect([sent.pathname + sent.search, sent.hash]).toEqual(['/sign-in', `#${token}`]);
  const before = await site.sql`select * from sign_in_codes order by created_at`;
  await gateway.rest('GET', sent.pathname);
  await gateway.rest('GET', `/sign-in?token=${token}`);
  expect(await aBrowser().verify({ token })).toMatchObject(isRefused);
  expect(await site.sql`select * from sign_in_codes order by created_at`).toEqual(before);
  expect((await browser.verify({ token })).status).toBe(200);
});

test('five wrong codes end the code and the link', async () => {
  const { browser, email, code, token } = await aBrowserWithCode();
  for (let guess = 0; guess < 5; guess += 1)
    expect(await browser.verify({ email, code: otherThan(code) })).toMatchObject(isRefused);
  expect(await browser.verify({ email, code })).toMatchObject(isRefused);
  expect(await browser.verify({ token })).toMatchObject(isRefused);
});

test('a wrong code is among the sign-ins of whoever has the address, and nobody can tell that', async () => {
  const failuresOf = (id: number) => site.sql`
    select way, device from sign_in_events where member_id = ${id} and kind = 'failed'`;
  const [ruth, unverified] = [anAddress(), anAddress()];
  const { id } = await site.aMember({ email: ruth });
  const claimed = await site.aMember({ email: unverified, isVerified: false });
  const statements = [];
  const responses = [];
  for (const email of [anAddress(), unverified, ruth]) {
    const { browser, code } = await aBrowserWithCode(email);
    site.statements();
    for (let guess = 0; guess < 7; guess += 1)
      responses.push(await browser.verify({ email, code: otherThan(code) }));
    statements.push(site.statements().toSorted());
  }
  await eventually(async () => (await failuresOf(id)).length >= 5);
  expect(await failuresOf(id)).toEqual(
    Array.from({ length: 5 }, () => ({ way: 'email', device: expect.any(String) })),
  );
  expect(await failuresOf(claimed.id)).toEqual([]);
  for (const { status, body } of responses) expect([status, body]).toEqual([400, responses[0]!.body]);
  for (const sent of statements) expect(sent).toEqual(statements[0]);
});

test('a code is refused although the attempt cannot be recorded', async () => {
  const { browser, email, code } = await aBrowserWithCode();
  await site.sql`alter table sign_in_events rename to elsewhere`;
  expect(await browser.verify({ email, code: otherThan(code) })).toMatchObject(isRefused);
  await site.sql`alter table elsewhere rename to sign_in_events`;
  expect((await browser.verify({ email, code })).status).toBe(200);
});

test('guesses from other browsers, and what is no code, do not count', async () => {
  const { browser, email, code } = await aBrowserWithCode();
  const stranger = aBrowser();
  await stranger.ask(anAddress());
  for (let guess = 0; guess < 10; guess += 1) {
    await stranger.verify({ email, code: otherThan(code) });
    await browser.verify({ email, code: `${code}0` });
  }
  for (let guess = 0; guess < 4; guess += 1) await browser.verify({ email, code: otherThan(code) });
  expect((await browser.verify({ email, code })).status).toBe(200);
});

test('of fifty guesses at once five count, and one code signs in once', async () => {
  const guessed = await aBrowserWithCode();
  const guesses = Array.from({ length: 50 }, () =>
    guessed.browser.verify({ email: guessed.email, code: otherThan(guessed.code) }),
  );
  for (const response of await Promise.all(guesses)) expect(response).toMatchObject(isRefused);
  const [{ tries }] = await site.sql<[{ tries: number }]>`
    select tries from sign_in_codes where email = ${guessed.email}`;
  expect(tries).toBe(5);

  const { browser, email, code, token } = await aBrowserWithCode();
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const uses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      gateway.rest('POST', '/api/auth/email/verify', {
        headers: { cookie },
        body: index % 2 ? { token } : { email, code },
      }),
    ),
  );
  expect(uses.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('the newest mail alone is valid, in each browser', async () => {
  const { browser, email, token } = await aBrowserWithCode();
  const other = aBrowser();
  await other.ask(email);
  const ofOther = await newestMail();
  await browser.ask(email);
  const newest = await newestMail();
  expect(await browser.verify({ token })).toMatchObject(isRefused);
  expect((await browser.verify({ email, code: newest.code })).status).toBe(200);
  expect((await other.verify({ email, code: ofOther.code })).status).toBe(200);
});

test('an address gets three mails in 15 minutes, however it is written; the last code stays valid', async () => {
  const email = anAddress();
  const browser = aBrowser();
  let code = '';
  for (const written of [email, email.toUpperCase(), ` ${email} `]) {
    await browser.ask(written);
    ({ code } = await newestMail());
  }
  const many = await Promise.all(
    Array.from({ length: 10 }, (_, index) => (index % 2 ? browser : aBrowser()).ask(email.toUpperCase())),
  );
  for (const { status, body } of many) expect([status, body]).toEqual([200, asked]);
  await Promise.all([newestMail(), newestMail()]);
  expect(codesTo(email)).toHaveLength(3);
  expect((await browser.verify({ email, code })).status).toBe(200);

  await site.sql`update sign_in_mails set mailed_at = array(select sent - interval '15 minutes' from unnest(mailed_at) as sent)`;
  await browser.ask(email);
  await newestMail();
  expect(codesTo(email)).toHaveLength(4);
});

test('two gateways that run the job at once mail each request once', async () => {
  const email = anAddress();
  for (let count = 0; count < 8; count += 1) await aBrowser().ask(email);
  await Promise.all(Array.from({ length: 4 }, () => sendCodes(site.services, () => false)));
  const mails = await site.sql`select from outbox where recipient = ${email}`;
  expect(mails).toHaveLength(3);
  expect(await site.sql`select from sign_in_code_requests`).toHaveLength(0);
});

test('after fifteen wrong codes in a day an address gets links alone', async () => {
  const email = anAddress();
  await site.sql`insert into sign_in_code_misses (email) select ${email} from generate_series(1, 15)`;
  const { browser, code, token, text } = await aBrowserWithCode(email);
  expect([code, server.mails.findLast(isOfCode)!.subject]).toEqual(['', 'Your sign-in link for Prayer Wall']);
  expect(text).toContain('Too many wrong codes');
  for (let guess = 0; guess < 3; guess += 1)
    expect(await browser.verify({ email, code: '000000' })).toMatchObject(isRefused);
  expect((await browser.verify({ token })).status).toBe(200);
});

test('a request takes the same statements for every address, and tells nothing apart', async () => {
  const [known, suspended, limited, refused] = [anAddress(), anAddress(), anAddress(), anAddress()];
  await site.aMember({ email: known });
  const { id } = await site.aMember({ email: suspended });
  await site.sql`update members set suspended_at = now() where id = ${id}`;
  for (let count = 0; count < 3; count += 1) await aBrowserWithCode(limited);
  await site.sql`insert into suppressed_addresses (address, reason) values (${refused}, 'RCPT TO 550')`;
  const results = [];
  for (const email of [anAddress(), known, suspended, limited, refused]) {
    site.statements();
    const { status, body, headers } = await aBrowser().ask(email);
    const cookies = headers.getSetCookie().map((line) => line.replace(/=[\w-]{43};/, '=;'));
    results.push({ status, body, cookies, statements: site.statements() });
  }
  expect(results[0]).toMatchObject({
    status: 200,
    body: asked,
    cookies: ['pw_email_sign_in=; Max-Age=600; Path=/api; HttpOnly; SameSite=Lax'],
    statements: [expect.stringContaining('insert into sign_in_code_requests')],
  });
  for (const result of results) expect(result).toEqual(results[0]);
});

test.each([
  undefined,
  null,
  7,
  '',
  'ruth',
  'ruth@',
  'a@example.org, b@example.org',
  'ruth@example.org\r\nBcc: b@example.org',
])('the address %j is refused', async (email) => {
  const message = 'Please enter a valid email address';
  const errors = [{ path: 'email', message }];
  expect(await aBrowser().ask(email as string)).toMatchObject({ status: 400, body: { message, errors } });
  expect(await aBrowser().verify({ email, code: '123456' })).toMatchObject({
    status: 400,
    body: { message },
  });
});

test.each([
  {},
  { code: '123456' },
  { email: 'ruth@example.org' },
  { email: 'ruth@example.org', code: 123456 },
  { token: 7 },
  { token: 'x' },
])('the proof %j is refused', async (proof) => {
  const { browser } = await aBrowserWithCode();
  expect((await browser.verify(proof)).status).toBe(400);
});

test('a path on the site is returned to; anything else is ignored', async () => {
  const returns = async (returnTo: unknown) => {
    const { browser, email, code } = await aBrowserWithCode(anAddress(), { returnTo });
    await browser.verify({ email, code });
    return browser.cookies.get('pw_return_to');
  };
  expect(await returns('/prayer/7')).toBe('/prayer/7');
  for (const hostile of [...hostileReturns.slice(0, 8), 7, null, ['/prayers']])
    expect(await returns(hostile)).toBeUndefined();
});

test('a suspended member gets the same as after any sign-in: calls that name the mailbox', async () => {
  const { browser, email, code } = await aBrowserWithCode();
  await browser.verify({ email, code });
  await site.sql`update members set suspended_at = now() where email = ${email}`;
  const again = await aBrowserWithCode(email);
  expect((await again.browser.verify({ email, code: again.code })).status).toBe(200);
  const response = await again.browser.post('/api/prayers', prayerForm);
  expect([response.status, response.body.message]).toEqual([
    403,
    expect.stringContaining('prayers@example.org'),
  ]);
});

test('an address of a member with another way is linked only after that way was used', async () => {
  const { email, name } = await site.aMember({ email: anAddress() });
  const { browser, code } = await aBrowserWithCode(email);
  const response = await browser.verify({ email, code });
  expect(response).toMatchObject({
    status: 409,
    body: { code: 'LINK_REQUIRED', message: expect.any(String) },
  });
  expect(JSON.stringify(response.body)).not.toContain(name);
  expect([...browser.cookies.keys()]).toEqual(['pw_link']);
});

test('neither code nor token is stored or logged in clear, before and after the mail', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const logging = await openTestSite({ smtpUrl: server.url }, log);
  const own = await logging.gateway();
  await own.rest('POST', '/api/auth/email', { body: { email: 'naomi@example.org' } });
  await sendCodes(logging.services, () => false);
  const waiting = JSON.stringify(await everything(logging));
  await deliverMail(logging.services, chooseTransport(logging.services.config), () => false);
  const [mail] = server.mails;
  const code = /\b\d{6}\b/.exec(mail!.text!)![0];
  const token = /#([\w-]{43})/.exec(mail!.text!)![1]!;
  await own.rest('POST', '/api/auth/email/verify', { body: { email: 'naomi@example.org', code } });
  await own.rest('POST', '/api/auth/email/verify', { body: { token } });
  const metrics = (await own.rest('GET', '/metrics')).body;
  const written = [waiting, JSON.stringify(await everything(logging)), lines.join('\n'), metrics].join('\n');
  expect(written).not.toContain(token);
  expect(written).not.toMatch(new RegExp(`\\b${code}\\b`));
  expect(lines.join('\n') + metrics).not.toContain('naomi@example.org');
  expect(await logging.sql`select props from outbox`).toEqual([{ props: {} }]);
  await logging.close();
});

test('a code that could not be sent in its time is not sent, and its words are gone', async () => {
  const email = anAddress();
  await aBrowser().ask(email);
  await sendCodes(site.services, () => false);
  await site.sql`update outbox set created_at = now() - interval '601 seconds' where recipient = ${email}`;
  await deliverMail(site.services, chooseTransport(site.services.config), () => false);
  expect(server.recipients).toEqual([]);
  expect(await site.sql`select state, props from outbox where recipient = ${email}`).toEqual([
    { state: 'suppressed', props: {} },
  ]);
});

test('a code that its mail server refuses is not kept for a second attempt', async () => {
  const strict = await openMailServer({ refuse: () => 550 });
  const email = anAddress();
  await aBrowser().ask(email);
  await sendCodes(site.services, () => false);
  await deliverMail(
    site.services,
    chooseTransport({ ...site.services.config, smtpUrl: strict.url }),
    () => false,
  );
  expect(await site.sql`select state, props from outbox where recipient = ${email}`).toEqual([
    { state: 'failed', props: {} },
  ]);
  await strict.close();
});

test('a code leaves before mail that was posted earlier', async () => {
  await site.sql`
    insert into outbox (dedupe_key, recipient, subject, template, props, not_before)
    select 'earlier ' || n, 'earlier@example.org', 'Earlier', 'notification',
      '{"kind": "reminder", "title": "Earlier", "body": null, "link": "/features"}', now() - interval '1 minute'
    from generate_series(1, 5) as n`;
  const email = anAddress();
  await aBrowser().ask(email);
  await newestMail();
  expect(server.recipients.slice(0, 3)).toContain(email);
});

test('what is old is deleted with its addresses', async () => {
  await aBrowserWithCode();
  await site.sql`insert into sign_in_code_misses (email) values ('ruth@example.org')`;
  await deleteOldCodes(site.sql);
  const tables = ['sign_in_codes', 'sign_in_mails', 'sign_in_code_misses'];
  const count = async () =>
    Promise.all(tables.map(async (table) => (await site.sql`select from ${site.sql(table)}`).length > 0));
  expect(await count()).toEqual([true, true, true]);
  await site.sql`update sign_in_codes set created_at = created_at - interval '1 hour'`;
  await site.sql`update sign_in_code_misses set created_at = created_at - interval '1 day'`;
  await site.sql`update sign_in_mails set mailed_at = array(select sent - interval '1 hour' from unnest(mailed_at) as sent)`;
  await site.sql`update outbox set settled_at = settled_at - interval '1 day'`;
  await deleteOldCodes(site.sql);
  expect(await count()).toEqual([false, false, false]);
  expect(await site.sql`select from outbox where template = 'sign_in_code'`).toHaveLength(0);
});

test('too many waiting requests are refused, whatever the address', async () => {
  await site.sql`
    insert into sign_in_code_requests (email, browser_hash) select 'x@example.org', '\\x00' from generate_series(1, 10000)`;
  const { status, headers } = await aBrowser().ask(anAddress());
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true]);
  await site.sql`truncate sign_in_code_requests`;
});

test('a site that does not offer it has no such calls', async () => {
  const without = await openTestSite({ emailSignIn: false });
  const own = await without.gateway();
  for (const path of ['/api/auth/email', '/api/auth/email/verify'])
    for (const body of [{ email: 'ruth@example.org', code: '123456' }, { token: 'x' }, '{broken'])
      expect((await own.rest('POST', path, { body })).status).toBe(404);
  await without.close();
});

test('the mail says what it is, ends with the code for this site alone, and has the code as one number', async () => {
  const { code, token, text, html } = await aBrowserWithCode();
  expect(server.mails.findLast(isOfCode)!.subject).toBe('Your sign-in code for Prayer Wall');
  expect(text.match(/\b\d{6}\b/g)).toEqual([code, code]);
  expect(text.trimEnd().split('\n').at(-1)).toBe(`@localhost #${code}`);
  for (const content of [text, html]) {
    expect(content).toContain(`http://localhost:4000/sign-in#${token}`);
    expect(content).toContain('ten minutes');
    expect(content).toContain('If it was not you');
  }
  expect(html.match(/\b\d{6}\b/g)).toEqual([code]);
});
