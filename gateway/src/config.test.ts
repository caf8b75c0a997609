import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from './config';

const DATABASE_URL = 'postgres://localhost/prayers';

function environment(given: Record<string, string> = {}) {
  return { DATABASE_URL, DATA_DIR: mkdtempSync(path.join(tmpdir(), 'prayer-wall-config-')), ...given };
}

const production = {
  NODE_ENV: 'production',
  JWT_SECRET: 'x'.repeat(32),
  SITE_ORIGIN: 'https://prayers.example.org',
};

const provider = {
  OIDC_ISSUER: 'https://id.example.org',
  OIDC_CLIENT_ID: 'site',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'Parish ID',
};

test.each([
  [{ ...production, JWT_SECRET: '' }, 'JWT_SECRET: required in production, 32 characters or more'],
  [{ ...production, JWT_SECRET: 'short' }, 'JWT_SECRET: needs 32 characters or more'],
  [{ NATS_URL: 'http://nats:4222' }, 'NATS_URL: expected nats://host:port or tls://host:port'],
  [{ NATS_URL: 'nats://' }, 'NATS_URL: expected nats://host:port or tls://host:port'],
  [{ SITE_ORIGIN: 'ftp://example.org' }, 'SITE_ORIGIN: expected an address with http or https'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL: expected smtp://user:password@host:port'],
])('what is expected is said: %j', (given, reason) => {
  expect(() => readConfig(environment(given))).toThrow(reason);
});

test('defaults: port 4000 on loopback, its origin, admin@example.org', () => {
  expect(readConfig(environment())).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    siteOrigin: 'http://localhost:4000',
    adminEmails: ['admin@example.org'],
    defaultLocale: 'en',
    productName: 'Prayer Wall',
    seed: 'none',
    rateLimits: true,
  });
});

test.each([
  ['postgres://u:p@a:5432,b:5433/wall', 'postgres://u:p@a:5432,b:5433/wall?target_session_attrs=read-write'],
  [
    'postgres://a,b/wall?sslmode=require',
    'postgres://a,b/wall?sslmode=require&target_session_attrs=read-write',
  ],
  ['postgres://a,b/wall?target_session_attrs=primary', 'postgres://a,b/wall?target_session_attrs=primary'],
  ['postgres://a/wall', 'postgres://a/wall'],
])('of several hosts the one that accepts writes is used: %s', (given, url) => {
  expect(readConfig(environment({ DATABASE_URL: given })).databaseUrl).toBe(url);
});

test('what needs a connection of its own goes to DATABASE_DIRECT_URL, without one to DATABASE_URL', () => {
  expect(readConfig(environment()).directUrl).toBe(DATABASE_URL);
  const pooled = environment({
    DATABASE_URL: 'postgres://pooler/wall',
    DATABASE_DIRECT_URL: 'postgres://a,b/wall',
  });
  expect(readConfig(pooled)).toMatchObject({
    databaseUrl: 'postgres://pooler/wall',
    directUrl: 'postgres://a,b/wall?target_session_attrs=read-write',
  });
});

test('the secret of a data directory is generated once, readable only by its owner', () => {
  const env = environment();
  const { jwtSecret, dataDir } = readConfig(env);
  expect(readConfig(env).jwtSecret).toBe(jwtSecret);
  expect(jwtSecret.length).toBeGreaterThanOrEqual(32);
  expect(statSync(path.join(dataDir, 'jwt-secret')).mode & 0o077).toBe(0);
});

test('the public origin may end with a slash', () => {
  const env = environment({ ...production, SITE_ORIGIN: 'https://Prayers.example.org/' });
  expect(readConfig(env).siteOrigin).toBe('https://prayers.example.org');
});

test.each([
  [{ PORT: 'four thousand' }, 'PORT'],
  [{ NATS_URL: 'http://nats:4222' }, 'NATS_URL'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  [{ OTEL_TRACES_SAMPLER: 'jaeger_remote' }, 'OTEL_TRACES_SAMPLER'],
  [{ OTEL_TRACES_SAMPLER_ARG: '10%' }, 'OTEL_TRACES_SAMPLER_ARG'],
  [{ PORT: '70000' }, 'PORT'],
  [{ SITE_ORIGIN: 'prayers.example.org' }, 'SITE_ORIGIN'],
  [{ SITE_ORIGIN: 'https://example.org/prayers' }, 'SITE_ORIGIN'],
  [{ SITE_ORIGIN: 'https://prayers.example.org/?a=b' }, 'SITE_ORIGIN'],
  [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL'],
  [{ DATABASE_DIRECT_URL: 'mysql://localhost' }, 'DATABASE_DIRECT_URL'],
  [{ DATABASE_REPLICA_URL: 'mysql://localhost' }, 'DATABASE_REPLICA_URL'],
  [{ SEED: 'plenty' }, 'SEED'],
  [{ RATE_LIMITS: 'sometimes' }, 'RATE_LIMITS'],
  [{ TRUSTED_PROXIES: 'proxy.local' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
  [{ PRAYERS_MAILBOX: 'nobody' }, 'PRAYERS_MAILBOX'],
  [{ ADMIN_EMAILS: 'ruth@example.org, nobody' }, 'ADMIN_EMAILS'],
  [{ EMBED_ORIGINS: 'www.example.org' }, 'EMBED_ORIGINS'],
  [{ EMBED_ORIGINS: '*' }, 'EMBED_ORIGINS'],
  [{ PUSH_SERVICES: 'https://fcm.googleapis.com' }, 'PUSH_SERVICES'],
  [{ PUSH_SERVICES: '*.push.apple.com' }, 'PUSH_SERVICES'],
  [{ EMBED_ORIGINS: 'https://*.example.org' }, 'EMBED_ORIGINS'],
  [{ EMBED_ORIGINS: 'https://example.org/prayer' }, 'EMBED_ORIGINS'],
  [{ EMBED_ORIGINS: 'https://me@example.org' }, 'EMBED_ORIGINS'],
  [{ EMBED_ORIGINS: "https://example.org;script-src 'self'" }, 'EMBED_ORIGINS'],
  [{ EMBED_ORIGINS: 'https://example.org, ftp://example.org' }, 'EMBED_ORIGINS'],
  [{ DATABASE_URL: 'postgres://a:5432,b:port/wall' }, 'DATABASE_URL'],
  [{ BACKUP_SCHEDULE: 'nightly', BACKUP_TO: '/safe' }, 'BACKUP_SCHEDULE'],
  [{ BACKUP_SCHEDULE: '0 25 * * *', BACKUP_TO: '/safe' }, 'BACKUP_SCHEDULE'],
  [{ BACKUP_SCHEDULE: '0 3 * * *' }, 'BACKUP_TO'],
  [{ BACKUP_TO: 's3://' }, 'BACKUP_TO'],
  [{ BACKUP_TO: 'ftp://example.org/safe' }, 'BACKUP_TO'],
  [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP'],
  [{ BACKUP_KEEP: 'all' }, 'BACKUP_KEEP'],
  [{ BACKUP_KEY: 'short' }, 'BACKUP_KEY'],
  [{ GRAPHQL_DOCUMENTS: 'some' }, 'GRAPHQL_DOCUMENTS'],
  [{ INTROSPECTION: 'maybe' }, 'INTROSPECTION'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
  [{ GOOGLE_CLIENT_ID: 'half' }, 'GOOGLE_CLIENT_SECRET'],
  [{ GOOGLE_CLIENT_SECRET: 'half' }, 'GOOGLE_CLIENT_ID'],
  [{ ...provider, OIDC_ISSUER: '' }, 'OIDC_ISSUER'],
  [{ ...provider, OIDC_ISSUER: 'id.example.org' }, 'OIDC_ISSUER'],
  [{ ...provider, OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID'],
  [{ ...provider, OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET'],
  [{ ...provider, OIDC_NAME: '' }, 'OIDC_NAME'],
  [{ ...provider, OIDC_NAME: '   ' }, 'OIDC_NAME'],
  [{ ...provider, OIDC_NAME: 'x'.repeat(51) }, 'OIDC_NAME'],
  [{ ...production, ...provider, OIDC_ISSUER: 'http://id.example.org' }, 'OIDC_ISSUER'],
  [{ DATABASE_URL: '' }, 'DATABASE_URL'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV'],
  [{ ...production, SITE_ORIGIN: 'http://prayers.example.org' }, 'SITE_ORIGIN'],
  [{ ...production, SITE_ORIGIN: 'http://localhost.example.org' }, 'SITE_ORIGIN'],
  [{ ...production, SITE_ORIGIN: 'http://192.168.1.7:4000' }, 'SITE_ORIGIN'],
  [{ ...production, TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES'],
  [{ ...production, TRUSTED_PROXIES: '0.0.0.0/1,128.0.0.0/1' }, 'TRUSTED_PROXIES'],
  [{ ...production, JWT_SECRET: '' }, 'JWT_SECRET'],
  [{ ...production, JWT_SECRET: 'too short' }, 'JWT_SECRET'],
  [{ ...production, RATE_LIMITS: 'off' }, 'RATE_LIMITS'],
  [{ ...production, EMAIL_SIGN_IN: 'on' }, 'EMAIL_SIGN_IN'],
  [{ EMAIL_SIGN_IN: 'maybe' }, 'EMAIL_SIGN_IN'],
  [{ ...production, IDENTITY_PROVIDER_URL: 'http://localhost:5000' }, 'IDENTITY_PROVIDER_URL'],
])('%j stops the start with one line that names %s', (given, variable) => {
  expect(() => readConfig(environment(given as Record<string, string>))).toThrow(
    expect.objectContaining({ message: expect.stringMatching(new RegExp(`^${variable}: [^\\n]+$`)) }),
  );
});

const linesFile = (text: string) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'prayer-wall-lines-')), 'lines.json');
  writeFileSync(file, text);
  return file;
};

test('the file of helplines is read at the start', () => {
  const given = {
    country: 'Uganda',
    countryCode: 'UG',
    name: 'Mental Health Uganda',
    phone: '0800 21 21 21',
  };
  const CRISIS_LINES_FILE = linesFile(JSON.stringify([given]));
  expect(readConfig(environment({ CRISIS_LINES_FILE }))).toMatchObject({
    crisisLines: [{ ...given, url: null }],
    fixedSettings: ['crisisLines'],
  });
  expect(readConfig(environment()).crisisLines).toBeNull();
});

test.each([
  ['/nowhere/lines.json', 'ENOENT'],
  [linesFile('[\n{"country":\n}]'), 'JSON'],
  [linesFile('{"lines": []}'), 'expected array'],
  [linesFile('[{"country": "Uganda", "countryCode": "Uganda", "name": "Help"}]'), '0 countryCode Invalid'],
])('a wrong file of helplines stops the start: %s', (CRISIS_LINES_FILE, reason) => {
  expect(() => readConfig(environment({ CRISIS_LINES_FILE }))).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(/^CRISIS_LINES_FILE: \S+ cannot be used: [^\n]+$/),
    }),
  );
  expect(() => readConfig(environment({ CRISIS_LINES_FILE }))).toThrow(reason);
});

test('codes by e-mail sign in where mail arrives, unless they are turned off', () => {
  const isOffered = (given: Record<string, string>) => readConfig(environment(given)).emailSignIn;
  const SMTP_URL = 'smtp://localhost';
  expect(isOffered({})).toBe(true);
  expect(isOffered(production)).toBe(false);
  expect(isOffered({ ...production, SMTP_URL })).toBe(true);
  expect(isOffered({ EMAIL_SIGN_IN: 'off' })).toBe(false);
  expect(isOffered({ ...production, SMTP_URL, EMAIL_SIGN_IN: 'off' })).toBe(false);
});

test('production accepts only released documents, and shows neither schema nor metrics, unless it is told to', () => {
  const settings = ({ graphqlDocuments, introspection, metricsToken }: ReturnType<typeof readConfig>) => [
    graphqlDocuments,
    introspection,
    metricsToken,
  ];
  expect(settings(readConfig(environment()))).toEqual(['any', true, null]);
  expect(settings(readConfig(environment(production)))).toEqual(['released', false, null]);
  const given = { GRAPHQL_DOCUMENTS: 'any', INTROSPECTION: 'on', METRICS_TOKEN: 'a token of 16 or more' };
  expect(settings(readConfig(environment({ ...production, ...given })))).toEqual([
    'any',
    true,
    given.METRICS_TOKEN,
  ]);
});

test('an OpenID Connect provider has four settings, and in production https unless it is on this machine', () => {
  expect(readConfig(environment()).oidc).toBeNull();
  expect(readConfig(environment({ ...production, ...provider })).oidc).toEqual({
    issuer: 'https://id.example.org',
    clientId: 'site',
    clientSecret: 'secret',
    name: 'Parish ID',
  });
  const local = { ...provider, OIDC_ISSUER: 'http://localhost:5000' };
  expect(readConfig(environment({ ...production, ...local })).oidc?.issuer).toBe('http://localhost:5000');
});

test('in production nobody is an administrator unless the configuration names them', () => {
  expect(readConfig(environment(production)).adminEmails).toEqual([]);
  expect(readConfig(environment({ ...production, ADMIN_EMAILS: 'A@x.org, b@x.org' })).adminEmails).toEqual([
    'a@x.org',
    'b@x.org',
  ]);
});

test.each([
  'https://prayers.example.org',
  'http://localhost:4000',
  'http://127.0.0.1:4000',
  'http://[::1]:4000',
])('production accepts %s: https, or this machine', (siteOrigin) => {
  const { production: isProduction, ...config } = readConfig(
    environment({ ...production, SITE_ORIGIN: siteOrigin, TRUSTED_PROXIES: '10.0.0.0/8' }),
  );
  expect([isProduction, config.siteOrigin]).toEqual([true, siteOrigin]);
});

test('in production the gateway refuses unsafe settings in one line, and the local identity provider never starts', () => {
  const folder = process.cwd().endsWith('gateway') ? process.cwd() : path.join(process.cwd(), 'gateway');
  execFileSync('node', [path.join(folder, 'build.mjs')]);
  const start = (program: string, given: Record<string, string>) =>
    spawnSync('node', [path.join(folder, 'dist', program)], {
      env: { PATH: process.env.PATH, ...environment(), ...given },
      encoding: 'utf8',
    });
  const gateway = start('main.mjs', { ...production, IDENTITY_PROVIDER_URL: 'http://localhost:5000' });
  expect([gateway.status, gateway.stdout]).toEqual([1, '']);
  expect(gateway.stderr).toMatch(/^IDENTITY_PROVIDER_URL: [^\n]+\n$/);
  const weak = start('main.mjs', { ...production, JWT_SECRET: 'short' });
  expect([weak.status, weak.stderr]).toEqual([1, expect.stringMatching(/^JWT_SECRET: [^\n]+\n$/)]);
  expect(weak.stderr).not.toContain('short');
  const provider = start('identityProvider.mjs', {
    NODE_ENV: 'production',
    IDENTITY_PROVIDER_PORT: '0',
    CLIENT_ID: 'site',
    CLIENT_SECRET: 'secret',
    REDIRECT_URI: 'http://localhost:4000/api/auth/google/callback',
  });
  expect(provider.status).toBe(1);
  expect(provider.stdout + provider.stderr).toMatch(/production/);
  const bundle = readFileSync(path.join(folder, 'dist/main.mjs'), 'utf8');
  expect(bundle).not.toMatch(/oidc-provider/);
}, 60_000);
