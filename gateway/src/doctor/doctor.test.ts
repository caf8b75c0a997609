import { mkdtempSync, readFileSync, readdirSync, utimesSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openHostileProvider } from '../testing/hostileProvider';
import { openMailServer, type MailServer } from '../testing/mailServer';
import { prayerForm } from '../testing/prayerForms';
import { openTestSite, type TestSite } from '../testing/testSite';
import { examine } from './examine';

type Environment = Record<string, string | undefined>;

/** In every secret of the environment. */
const canary = 'canary-7f3a';

let site: TestSite;
let mail: MailServer;
let provider: Awaited<ReturnType<typeof openHostileProvider>>;
let refuse: (address: string) => number | null = () => null;
let well: Environment;

beforeAll(async () => {
  provider = await openHostileProvider({ clientSecret: `${canary}-oidc` });
  mail = await openMailServer({ refuse: (address) => refuse(address) });
  site = await openTestSite();
  const { url } = await site.gateway();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'prayer-wall-doctor-'));
  well = {
    PORT: new URL(url).port,
    DATA_DIR: dataDir,
    DATABASE_URL: site.services.config.databaseUrl,
    MIGRATIONS_DIR: path.resolve(import.meta.dirname, '../../migrations'),
    JWT_SECRET: `${canary}-jwt-0123456789012345678901234567890`,
    CARE_KEY: site.services.config.careKeys[0],
    METRICS_TOKEN: `${canary}-metrics-0123456789`,
    SMTP_URL: mail.url.replace('smtp://', `smtp://site:${canary}@`),
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'site',
    OIDC_CLIENT_SECRET: `${canary}-oidc`,
    OIDC_NAME: 'Parish ID',
  };
});
afterAll(async () => {
  await site.close();
  await Promise.all([mail.close(), provider.close()]);
});

/** The problems, such as 'Mail: The mail server …'; no line has a secret. */
async function problems(change: Environment = {}, noDatabase: string | null = null): Promise<string[]> {
  const findings = await examine({ ...well, ...change }, { to: null, noDatabase });
  const told = JSON.stringify(findings);
  expect(told).not.toContain(canary);
  expect(told).not.toMatch(/\\n\s*at /);
  return findings.filter(({ state }) => state === 'problem').map(({ about, text }) => `${about}: ${text}`);
}

const expectProblems = async (change: Environment, ...texts: string[]) =>
  expect(await problems(change)).toEqual(texts.map((text) => expect.stringContaining(text)));

test('nothing is wrong with a site that is well, whose administrator gets a test message', async () => {
  expect(await problems()).toEqual([]);
  expect(mail.recipients).toEqual(['admin@example.org']);
  expect(mail.mails[0]).toMatchObject({ subject: 'Prayer Wall: a test message' });
  await examine({ ...well, PRAYERS_MAILBOX: 'office@parish.example' }, { to: null, noDatabase: null });
  await examine(well, { to: 'naomi@parish.example', noDatabase: null });
  expect(mail.recipients.slice(1)).toEqual(['office@parish.example', 'naomi@parish.example']);
  await problems({ SMTP_URL: undefined });
  const [file] = readdirSync(path.join(well.DATA_DIR!, 'outbox'));
  expect(readFileSync(path.join(well.DATA_DIR!, 'outbox', file!), 'utf8')).toContain('a test message');
});

test('the mailbox that administrators have named sends and gets the test message', async () => {
  await site.sql`update site_settings set prayers_mailbox = 'pastor@parish.example', product_name = 'Parish Wall'`;
  expect(await problems()).toEqual([]);
  expect(mail.recipients.at(-1)).toBe('pastor@parish.example');
  expect(mail.mails.at(-1)).toMatchObject({
    from: { value: [{ address: 'pastor@parish.example' }] },
    subject: 'Parish Wall: a test message',
  });
  await problems({ PRAYERS_MAILBOX: 'office@parish.example' });
  expect(mail.recipients.at(-1)).toBe('office@parish.example');
  await site.sql`update site_settings set prayers_mailbox = null, product_name = null`;
});

test('a wrong variable is named', async () => {
  await expectProblems({ SEED: canary }, 'Configuration: SEED: ');
  await expectProblems({ DEFAULT_LOCALE: 'tlh' }, 'Configuration: DEFAULT_LOCALE: ');
  await expectProblems(
    { CRISIS_LINES_FILE: '/nowhere' },
    'Configuration: CRISIS_LINES_FILE: /nowhere cannot',
  );
  await expectProblems({ NODE_ENV: 'production', JWT_SECRET: 'short' }, 'Configuration: JWT_SECRET: ');
});

test('a key that is not that of the words for the prayer team', async () => {
  const as = await site.aMember();
  const body = { ...prayerForm, visibility: 'team' };
  const gateway = await site.gateway();
  expect((await gateway.rest('POST', '/api/prayers', { as, body })).status).toBe(201);
  await expectProblems(
    { CARE_KEY: `${canary}-another-key-0123456789012345` },
    'Configuration: CARE_KEY: is not the key',
  );
  await expectProblems({});
  await site.sql`delete from prayers`;
});

test('a database that is not there, refuses, or is of another version', async () => {
  const url = new URL(well.DATABASE_URL!);
  const at = (change: Partial<URL>) => ({ DATABASE_URL: Object.assign(new URL(url), change).href });
  await expectProblems(at({ port: '1' }), 'Database: Nothing listens there. Start PostgreSQL');
  await expectProblems(at({ password: canary }), 'Database: It refuses the user or the password');
  await expectProblems(at({ pathname: '/nowhere' }), 'Database: PostgreSQL has no database of this name');
  await expectProblems(at({ pathname: '/postgres' }), 'Database: It is empty');
  expect(await problems({}, 'No site runs here.')).toEqual(['Database: No site runs here.']);
  await site.sql`insert into migrations (name) values ('9999_later.sql')`;
  await expectProblems({}, 'Database: A newer version has run on it (9999_later.sql is unknown here)');
  await site.sql`update migrations set name = '0002_prayers.sql.old' where name = '0002_prayers.sql'`;
  await expectProblems({}, 'Database: It lacks 1 migrations of this version, from 0002_prayers.sql on');
  await site.sql`update migrations set name = '0002_prayers.sql' where name = '0002_prayers.sql.old'`;
  await site.sql`delete from migrations where name = '9999_later.sql'`;
});

test('a direct address of another database', async () => {
  const DATABASE_DIRECT_URL = well.DATABASE_URL;
  const elsewhere = Object.assign(new URL(well.DATABASE_URL!), { pathname: '/postgres' }).href;
  await expectProblems({ DATABASE_DIRECT_URL });
  await expectProblems(
    { DATABASE_DIRECT_URL, DATABASE_URL: elsewhere },
    'Pooler: PW-285 DATABASE_DIRECT_URL must lead to the same database as DATABASE_URL',
  );
  await expectProblems(
    { DATABASE_DIRECT_URL, DATABASE_URL: 'postgres://127.0.0.1:1/wall' },
    'Pooler: DATABASE_URL does not answer as it should (ECONNREFUSED), while DATABASE_DIRECT_URL does',
  );
});

test('mail that does not leave', async () => {
  await expectProblems(
    { SMTP_URL: `smtp://site:${canary}@127.0.0.1:1` },
    'Mail: The mail server cannot be reached',
  );
  refuse = () => 550;
  await expectProblems(
    {},
    'Mail: The mail server refuses messages to admin@example.org (EENVELOPE RCPT TO 550)',
  );
  refuse = () => null;
  await site.sql`
    insert into outbox (dedupe_key, recipient, subject, template, created_at)
    values ('late', 'ruth@example.org', 'Late', 'digest', now() - interval '2 hours')`;
  await expectProblems({}, "Mail: 1 of the site's mails wait for more than an hour");
  await site.sql`delete from outbox`;
});

test('sign-in with a provider that is away, does not know the site, or has another time', async () => {
  await expectProblems(
    { OIDC_ISSUER: 'http://127.0.0.1:9' },
    'Sign-in: Parish ID cannot be reached from here',
  );
  await expectProblems(
    { OIDC_CLIENT_SECRET: `${canary}-other` },
    'Sign-in: Parish ID does not know this site by its credentials',
  );
  provider.behave({ answers: { discovery: 'html' } });
  await expectProblems({}, 'Sign-in: Parish ID');
  provider.behave({});
});

test('production without a way to sign in, and an origin that has no name', async () => {
  const production = {
    NODE_ENV: 'production',
    SITE_ORIGIN: 'https://[2001:db8::7]',
    SMTP_URL: undefined,
    ...{
      OIDC_ISSUER: undefined,
      OIDC_CLIENT_ID: undefined,
      OIDC_CLIENT_SECRET: undefined,
      OIDC_NAME: undefined,
    },
  };
  await expectProblems(
    production,
    'Sign-in: Passkeys need a name, and SITE_ORIGIN is the address https://[2001:db8::7]',
    'Sign-in: Nobody can sign in',
  );
}, 15_000);

test('a data directory that is none, and backups that have become old', async () => {
  await expectProblems({ DATA_DIR: '/proc/nowhere' }, 'Disk: ');
  const backups = path.join(well.DATA_DIR!, 'backups');
  mkdirSync(backups);
  writeFileSync(path.join(backups, 'wall.backup'), '');
  const longAgo = new Date(Date.now() - 20 * 86_400_000);
  utimesSync(path.join(backups, 'wall.backup'), longAgo, longAgo);
  await expectProblems({}, 'Backups: The last one is 20 days old');
  const scheduled = { BACKUP_SCHEDULE: '0 3 * * *', BACKUP_TO: backups, BACKUP_KEY: canary.repeat(4) };
  await site.sql`insert into backups (started_at) values (now() - interval '9 days')`;
  await expectProblems(scheduled, 'Backups: The scheduled one is late: none was ever made');
  await site.sql`update backups set started_at = now(), finished_at = now(), proved_at = now(), name = 'a', bytes = 1`;
  await expectProblems(scheduled, `Backups: The last one, a, is not in ${backups}`);
  await expectProblems({ ...scheduled, BACKUP_TO: 's3://bucket/path' });
  writeFileSync(path.join(backups, 'a'), '');
  await expectProblems(scheduled);
  await site.sql`delete from backups`;
  const inTheWay = path.join(backups, 'a', 'b');
  await expectProblems({ ...scheduled, BACKUP_TO: inTheWay }, `Backups: ${inTheWay} cannot be written`);
});
