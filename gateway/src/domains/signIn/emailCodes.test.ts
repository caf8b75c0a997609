import { chooseTransport } from '../../jobs/mail/chooseTransport';
import { deliverMail } from '../../jobs/mail/deliver';
import { openMailServer, type MailServer } from '../../testing/mailServer';
import { openTestSite, type TestGateway, type TestSite } from '../../testing/testSite';
import { sendCodes } from './emailCodes';

let site: TestSite;
let gateway: TestGateway;
let server: MailServer;
let addresses = 0;

beforeAll(async () => {
  server = await openMailServer();
  site = await openTestSite({ smtpUrl: server.url });
  gateway = await site.gateway();
});
beforeEach(() => {
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

/** Sends what was asked for. Returns code and token of the newest mail. */
async function newestMail() {
  await sendCodes(site.services, () => false);
  await deliverMail(site.services, chooseTransport(site.services.config), () => false);
  const { text = '', html } = server.mails.at(-1)!;
  return {
    text,
    html: html as string,
    code: /\b\d{6}\b/.exec(text)?.[0] ?? '',
    token: /\/sign-in#([\w-]{43})/.exec(text)?.[1] ?? '',
  };
}

async function anAskedBrowser(email = anAddress(), more: object = {}) {
  const browser = aBrowser();
  expect(await browser.ask(email, more)).toMatchObject({ status: 200, body: asked });
  return { browser, email, ...(await newestMail()) };
}

const isRefused = { status: 400, body: { message: wrong } };

test('a code signs its address in, and makes the account at the first time', async () => {
  const { browser, email, code } = await anAskedBrowser();
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
  const again = await anAskedBrowser(email.replace('reader', 'Reader'));
  expect((await again.browser.verify({ email, code: again.code })).status).toBe(200);
  expect((await again.browser.member()).id).toBe((await browser.member()).id);
});

test('the link signs in as well; code and link are one secret', async () => {
  const first = await anAskedBrowser();
  expect((await first.browser.verify({ token: first.token })).status).toBe(200);
  expect(await first.browser.member()).toMatchObject({ email: first.email });

  const byLink = await anAskedBrowser();
  const { cookies } = byLink.browser;
  const asking = new Map(cookies);
  expect((await byLink.browser.verify({ token: byLink.token })).status).toBe(200);
  asking.forEach((value, name) => cookies.set(name, value));
  expect(await byLink.browser.verify({ token: byLink.token })).toMatchObject(isRefused);
  const { email, code } = byLink;
  expect(await byLink.browser.verify({ email, code })).toMatchObject(isRefused);
});
