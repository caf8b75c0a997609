import { chooseTransport } from '../../jobs/mail/chooseTransport';
import { deliverMail } from '../../jobs/mail/deliver';
import { openMailServer, type MailServer } from '../../testing/mailServer';
import { chainForm } from '../../testing/security/community';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';

let site: TestSite;
let gateway: TestGateway;
let server: MailServer;
let ruth: ActingMember;
let boaz: ActingMember;

beforeAll(async () => {
  server = await openMailServer();
  site = await openTestSite({ smtpUrl: server.url });
  gateway = await site.gateway();
  ruth = await site.aMember();
  boaz = await site.aMember();
});
beforeEach(async () => {
  await site.sql`truncate declined_invitations, invitation_mails, outbox cascade`;
  server.mails.length = 0;
  server.recipients.length = 0;
});
afterAll(async () => {
  await site.close();
  await server.close();
});

const deliver = () => deliverMail(site.services, chooseTransport(site.services.config), () => false);

const create = (as: ActingMember, ...inviteEmails: string[]) =>
  gateway.rest('POST', '/api/prayer-chains', {
    as,
    body: { ...chainForm(), visibility: 'private', inviteEmails },
  });

const declined = () => site.sql`select * from declined_invitations`;

/** The link in the invitation that an address gets, as its text has it. */
async function linkTo(email: string): Promise<string> {
  await create(ruth, email);
  await deliver();
  const { text, headerLines } = server.mails.at(-1)!;
  const [, link] = /http:\/\/localhost:4000(\/invitations\/decline\?token=[0-9a-f]+)/.exec(text!)!;
  const header = headerLines.find(({ key }) => key === 'list-unsubscribe')!.line;
  expect(header.replace(/\s+/g, ' ')).toBe(`List-Unsubscribe: <http://localhost:4000${link!}>`);
  expect(text).toContain('Never send me invitations again');
  server.mails.length = 0;
  server.recipients.length = 0;
  return link!;
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const press = (link: string, headers: Record<string, string> = {}) =>
  gateway.rest('POST', link, { body: 'List-Unsubscribe=One-Click', headers: { ...form, ...headers } });

test('the link of an invitation ends all further ones, whoever invites, and those that still wait', async () => {
  const link = await linkTo('Orpah@example.org');
  await create(boaz, 'orpah@example.org');
  expect((await press(link)).status).toBe(200);
  await create(ruth, 'ORPAH@example.org', 'naomi@example.org');
  await create(boaz, 'orpah@example.org');
  await deliver();
  expect(server.recipients).toEqual(['naomi@example.org']);
  const stored = await declined();
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain('orpah');
});

test('the inviter gets the same responses and statements as before', async () => {
  const link = await linkTo('orpah@example.org');
  const chain = (await create(ruth)).body;
  const invite = async (as: ActingMember) => {
    site.statements();
    const made = await create(as, 'orpah@example.org');
    const invited = await gateway.graphql(
      'mutation ($id: Int!) { inviteToChain(id: $id, emails: ["orpah@example.org"]) { inviteEmails } }',
      { id: chain.id },
      { as },
    );
    await site.sql`delete from chain_invites where chain_id = ${chain.id}`;
    const { inviteEmails, visibility } = made.body;
    return { status: made.status, inviteEmails, visibility, invited: invited.body, sent: site.statements() };
  };
  const before = await invite(ruth);
  expect(before).toMatchObject({ status: 201, inviteEmails: ['orpah@example.org'] });
  await press(link);
  expect(await invite(ruth)).toEqual(before);
});

test('opening the page changes nothing; the button needs no session, and a mail program may press it', async () => {
  const link = await linkTo('orpah@example.org');
  for (const method of ['GET', 'HEAD', 'GET']) expect((await gateway.rest(method, link)).status).toBe(200);
  expect(await declined()).toHaveLength(0);
  const page = (await gateway.rest('GET', link)).body;
  expect(page).toContain('<h1>No more invitations</h1>');
  expect(page.match(/<button>[^<]+<\/button>/g)).toEqual(['<button>Stop invitations</button>']);
  expect(page).not.toContain('<script');
  expect(page).not.toContain('orpah');

  for (const origin of ['http://localhost:4000', 'https://mail.example']) {
    const { status, body } = await press(link, { origin });
    expect([status, body.includes('<h1>You get no more invitations</h1>')]).toEqual([200, true]);
  }
  expect((await gateway.rest('GET', link)).body).toContain('<h1>You get no more invitations</h1>');
  expect(await declined()).toHaveLength(1);
});

test('a link that was not sent is refused and stores nothing', async () => {
  const link = await linkTo('orpah@example.org');
  const [path, token] = link.split('?token=') as [string, string];
  const other = (digit: string) => (digit === '0' ? '1' : '0');
  const wrong = [
    ...['', 'x', token.slice(2), `${token}00`, token.toUpperCase().replace(/\d/g, 'A')],
    ...[
      '0'.repeat(128),
      token.slice(0, -1) + other(token.at(-1)!),
      other(token[0]!) + token.slice(1),
      `${token}&token=${token}`,
    ],
  ];
  for (const forged of wrong) {
    for (const method of ['GET', 'POST']) {
      const { status, body } = await gateway.rest(method, `${path}?token=${forged}`);
      expect([forged, status, body.includes('<h1>This link does not work</h1>')]).toEqual([
        forged,
        404,
        true,
      ]);
    }
  }
  expect(await declined()).toHaveLength(0);
});

test('links of one address are the same, those of others and of other sites are not', async () => {
  const link = await linkTo('orpah@example.org');
  expect(await linkTo('orpah@example.org')).toBe(link);
  expect(await linkTo('naomi@example.org')).not.toBe(link);
  const other = await openTestSite();
  try {
    await other.sql`update invitation_key set key = sha256('another')`;
    expect((await (await other.gateway()).rest('GET', link)).status).toBe(404);
  } finally {
    await other.close();
  }
});
