import { mkdtempSync, statSync } from 'node:fs';
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

test('without further words: port 4000 on loopback, the origin that follows, admin@example.org', () => {
  expect(readConfig(environment())).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    siteOrigin: 'http://localhost:4000',
    adminEmails: ['admin@example.org'],
    productName: 'Prayer Wall',
    seed: 'none',
    rateLimits: true,
  });
});

test('the secret of a data directory is made once, for its owner alone', () => {
  const env = environment();
  const { jwtSecret, dataDir } = readConfig(env);
  expect(readConfig(env).jwtSecret).toBe(jwtSecret);
  expect(jwtSecret.length).toBeGreaterThanOrEqual(32);
  expect(statSync(path.join(dataDir, 'jwt-secret')).mode & 0o077).toBe(0);
});

test.each([
  [{ PORT: 'four thousand' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ SITE_ORIGIN: 'prayers.example.org' }, 'SITE_ORIGIN'],
  [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL'],
  [{ SEED: 'plenty' }, 'SEED'],
  [{ RATE_LIMITS: 'sometimes' }, 'RATE_LIMITS'],
  [{ TRUSTED_PROXIES: 'proxy.local' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
  [{ PRAYERS_MAILBOX: 'nobody' }, 'PRAYERS_MAILBOX'],
  [{ ...production, JWT_SECRET: '' }, 'JWT_SECRET'],
  [{ ...production, JWT_SECRET: 'too short' }, 'JWT_SECRET'],
  [{ ...production, RATE_LIMITS: 'off' }, 'RATE_LIMITS'],
  [{ ...production, IDENTITY_PROVIDER_URL: 'http://localhost:5000' }, 'IDENTITY_PROVIDER_URL'],
])('%j stops the start with one line that names %s', (given, variable) => {
  expect(() => readConfig(environment(given as Record<string, string>))).toThrow(
    expect.objectContaining({ message: expect.stringMatching(new RegExp(`^${variable}: [^\\n]+$`)) }),
  );
});

test('in production nobody is an administrator unless the configuration names them', () => {
  expect(readConfig(environment(production)).adminEmails).toEqual([]);
  expect(readConfig(environment({ ...production, ADMIN_EMAILS: 'A@x.org, b@x.org' })).adminEmails).toEqual([
    'a@x.org',
    'b@x.org',
  ]);
});
