import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import path from 'node:path';
import { Cron } from 'croner';
import { localeNames, type Locale } from 'schema/locales';
import { email } from 'schema/rules/email';
import type { CrisisLine, SettingName } from 'schema/rules/settings';
import { z } from 'zod';

const shortestSecret = 32;
const wholeCount = 'expected how many backups are kept, 1 or more';

const commaList = z.string().transform((list) =>
  list
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== ''),
);

/** Addresses and networks, such as 10.0.0.0/8. */
const networks = commaList.transform((entries, refusal) => {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const version = isIP(address);
    const most = version === 6 ? 128 : 32;
    const prefix = Number(bits ?? most);
    if (version === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > most) {
      refusal.addIssue({ code: 'custom', message: `${entry} is no address and no network` });
      return z.NEVER;
    }
    list.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
});

/** Origins of other sites, as browsers write them. */
const origins = commaList.transform((entries, refusal) => {
  const wrong = entries.find((entry) => !isOrigin(entry));
  if (wrong === undefined) return [...new Set(entries.map((entry) => new URL(entry).origin))];
  refusal.addIssue({ code: 'custom', message: `${wrong} is no origin, such as https://www.example.org` });
  return z.NEVER;
});

/** Names of hosts. */
const hosts = commaList.transform((entries, refusal) => {
  const wrong = entries.find((entry) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(entry));
  if (wrong === undefined) return entries;
  refusal.addIssue({ code: 'custom', message: `${wrong} is no name of a host, such as push.example.org` });
  return z.NEVER;
});

/** E-mail addresses, in lower case. */
const emails = commaList.transform((entries, refusal) => {
  const wrong = entries.find((entry) => !email.safeParse(entry).success);
  if (wrong === undefined) return entries;
  refusal.addIssue({ code: 'custom', message: `${wrong} is no e-mail address` });
  return z.NEVER;
});

function isOrigin(entry: string): boolean {
  if (!URL.canParse(entry) || entry.includes('*')) return false;
  const { protocol, origin, href } = new URL(entry);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
}

/** The parts of an address of PostgreSQL: `postgres://user:password@host:port,host:port/database?options`. */
const databaseParts = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^@/?#]*)(\/[^?#]*)?(\?[^#]*)?$/;

const databaseUrl = z.string().refine(
  (url) => {
    const [, before, hosts = '', ...after] = databaseParts.exec(url) ?? [];
    return hosts.split(',').every((host) => URL.canParse([before, host, ...after].join('')));
  },
  { error: 'expected postgres://user:password@host:port/database, where hosts may be a comma list' },
);

/** Of several hosts the one that accepts writes is used, unless the address says otherwise. */
function preferWritable(url: string): string {
  const hasSeveral = databaseParts.exec(url)![2]!.includes(',');
  if (!hasSeveral || url.includes('target_session_attrs=')) return url;
  return `${url}${url.includes('?') ? '&' : '?'}target_session_attrs=read-write`;
}

/** Five fields, or a nickname such as @daily. */
const schedule = z.string().refine(
  (pattern) => {
    try {
      return new Cron(pattern, { paused: true, mode: '5-part' }).nextRun() !== null;
    } catch {
      return false;
    }
  },
  { error: 'expected five fields of cron, such as 0 3 * * *' },
);

/** A bucket as it is, a folder as an absolute path. */
const backupPlace = z
  .string()
  .refine((place) => !/^\w+:\//.test(place) || /^s3:\/\/[\w.-]+(\/|$)/.test(place), {
    error: 'expected a folder or s3://bucket/path',
  })
  .transform((place) => (place.startsWith('s3:') ? place : path.resolve(place)));

const crisisLinesRule = z.array(
  z.object({
    country: z.string().min(1),
    countryCode: z.string().regex(/^[A-Z]{2}$/),
    name: z.string().min(1),
    phone: z.string().min(1).nullable().default(null),
    url: z
      .url({ protocol: /^https$/ })
      .nullable()
      .default(null),
  }),
);

/** Read once: what is wrong with it stops the start, and later changes of the file need another. */
const crisisLinesFile = z.string().transform((file, refusal): CrisisLine[] => {
  try {
    return crisisLinesRule.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : [];
    const reason = issue ? [...issue.path, issue.message].join(' ') : (error as Error).message;
    const message = `${file} cannot be used: ${reason.replace(/\s+/g, ' ')}`;
    refusal.addIssue({ code: 'custom', message });
    return z.NEVER;
  }
});

const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'expected an address with http or https, such as https://www.example.org',
});

/** The whole origin is the site's: its links and cookies begin at `/`. */
const siteOrigin = httpUrl.transform((url, refusal) => {
  if (isOrigin(url)) return new URL(url).origin;
  const message = `${url} is more than an origin, such as https://prayers.example.org: the site cannot be below a path`;
  refusal.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const share = 'expected a share, from 0 to 1';
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const environmentRule = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  SITE_ORIGIN: siteOrigin.optional(),
  DATABASE_URL: databaseUrl.transform(preferWritable),
  DATABASE_DIRECT_URL: databaseUrl.transform(preferWritable).optional(),
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  NATS_URL: z
    .url({ protocol: /^(nats|tls)$/, hostname: /./, error: 'expected nats://host:port or tls://host:port' })
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_TRACES_SAMPLER: z.enum(samplers).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number({ error: share }).min(0, share).max(1, share).default(1),
  DATA_DIR: z.string().min(1).default('.data'),
  SEED: z.enum(['demo', 'none']).default('none'),
  JWT_SECRET: z.string().min(shortestSecret, `needs ${shortestSecret} characters or more`).optional(),
  CARE_KEY: z.string().min(shortestSecret, `needs ${shortestSecret} characters or more`).optional(),
  CARE_KEY_PREVIOUS: z.string().min(shortestSecret, `needs ${shortestSecret} characters or more`).optional(),
  ADMIN_EMAILS: emails.optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  IDENTITY_PROVIDER_URL: httpUrl.optional(),
  OIDC_ISSUER: httpUrl.optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().trim().min(1).max(50, 'needs 50 characters or less').optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'expected smtp://user:password@host:port, or smtps://',
    })
    .optional(),
  ADMIN_PASSKEY: z.enum(['required', 'optional']).default('optional'),
  EMAIL_SIGN_IN: z.enum(['on', 'off']).optional(),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  GRAPHQL_DOCUMENTS: z.enum(['any', 'released']).optional(),
  INTROSPECTION: z.enum(['on', 'off']).optional(),
  METRICS_TOKEN: z.string().min(16, 'needs 16 characters or more').optional(),
  TRUSTED_PROXIES: z.string().default('127.0.0.0/8,::1').pipe(networks),
  DEFAULT_LOCALE: z.enum(localeNames).default('en'),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  EDGE_CACHE: z.enum(['on', 'off']).default('off'),
  PRODUCT_NAME: z.string().min(1).default('Prayer Wall'),
  PRAYERS_MAILBOX: z.string().default('prayers@example.org').pipe(email),
  EMBED_ORIGINS: origins.default([]),
  PUSH_SERVICES: hosts.default([]),
  DONATION_URL: httpUrl.default('https://example.org/donate'),
  BACKUP_SCHEDULE: schedule.optional(),
  BACKUP_TO: backupPlace.optional(),
  BACKUP_KEEP: z.coerce.number({ error: wholeCount }).int(wholeCount).min(1, wholeCount).default(14),
  BACKUP_KEY: z.string().min(shortestSecret, `needs ${shortestSecret} characters or more`).optional(),
  BACKUP_PROOF_URL: databaseUrl.optional(),
  MIGRATIONS_DIR: z.string().min(1).default('gateway/migrations'),
  SITE_DIR: z.string().min(1).default('.site'),
  AREA_KEYS_FILE: z.string().min(1).optional(),
  SCHEMA_OVERRIDE: z.string().max(200).optional(),
  CRISIS_LINES_FILE: crisisLinesFile.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/**
 * The environment, parsed once. In a gateway that runs, what administrators may change is as they left it
 * (`domains/settings/follow.ts`): read it when it is needed, never keep it.
 */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Public origin, without a trailing slash. */
  siteOrigin: string;
  /** May name several hosts, which only the driver can parse. */
  databaseUrl: string;
  /** The same database by connections that keep their session, past a pooler that gives each transaction another one. */
  directUrl: string;
  /** A streaming replica that visitors' feeds are read from; null for none. */
  replicaUrl: string | null;
  /** The server that carries live updates between gateways; null for PostgreSQL. */
  natsUrl: string | null;
  /** Where traces go; null: there are none. */
  traces: TracesConfig | null;
  dataDir: string;
  seed: 'demo' | 'none';
  jwtSecret: string;
  /** The keys of words for the prayer team: the first encrypts, all decrypt. Empty for none. */
  careKeys: readonly string[];
  /** Lower-case addresses. */
  adminEmails: readonly string[];
  /** Null if sign-in is not configured. */
  signIn: SignInConfig | null;
  /** Any OpenID Connect provider; null for none. */
  oidc: OidcConfig | null;
  smtpUrl: string | null;
  /** Whether a code by e-mail signs in. */
  emailSignIn: boolean;
  /** Whether administrators need a session that began with a passkey. */
  adminPasskey: boolean;
  rateLimits: boolean;
  /** Whether GraphQL executes any document, or only those of released pages. */
  graphqlDocuments: 'any' | 'released';
  introspection: boolean;
  /** The token that `/metrics` requires in production; null closes it there. */
  metricsToken: string | null;
  /** Addresses of our own proxies, whose `X-Forwarded-For` is used. */
  trustedProxies: BlockList;
  /** The language of requests that accept none of the site's. */
  defaultLocale: Locale;
  /** False: browsers remove the service worker that they have. */
  serviceWorker: boolean;
  /** Whether a cache in front of the gateways may hold the pages that all visitors get alike. */
  edgeCache: boolean;
  productName: string;
  prayersMailbox: string;
  donationUrl: string;
  /** The origins whose pages may frame the wall; empty for none. */
  embedOrigins: readonly string[];
  /** The hosts to which pushes may go, with their subdomains; empty for every public one. */
  pushServices: readonly string[];
  /** Null without a schedule. */
  backups: BackupConfig | null;
  migrationsDir: string;
  siteDir: string;
  /** The public keys of areas, as JSON. */
  areaKeysFile: string;
  /** Whether it was named: it must exist then. */
  isAreaKeysFileRequired: boolean;
  /** Why the gateway starts with a schema that breaks released versions; null: then it does not start. */
  schemaOverride: string | null;
  /** A community's own list of helplines; null for the built-in list. */
  crisisLines: readonly CrisisLine[] | null;
  /** The settings of the environment, which administrators cannot change. */
  fixedSettings: readonly SettingName[];
  logLevel: string;
}

export interface TracesConfig {
  /** Of OTLP over HTTP, without `/v1/traces`. */
  endpoint: string;
  sampler: (typeof samplers)[number];
  /** For the samplers that take a share of the traces, 0 to 1. */
  ratio: number;
}

export interface BackupConfig {
  /** In cron's form, in the zone of the process. */
  schedule: string;
  /** A folder, or `s3://bucket/path`. */
  to: string;
  /** The number of backups that are stored. */
  keep: number;
  /** Encrypts them; null: they are readable. */
  key: string | null;
  /** An empty database for proofs; null: one is made beside the site's for each. */
  proofUrl: string | null;
}

export interface SignInConfig {
  clientId: string;
  clientSecret: string;
  /** Origin of the local identity provider; null for Google itself. */
  localProvider: string | null;
}

export interface OidcConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** As the button calls it. */
  name: string;
}

/** The environment is wrong; the message is one line that names the variable. */
export class ConfigError extends Error {}

/** Reads the environment. @throws ConfigError */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentRule.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${issue!.path.join('.')}: ${issue!.message}`);
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  refuseIncompleteSignIn(env);
  if (production) refuseUnsafe(env);

  const dataDir = path.resolve(env.DATA_DIR);
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    siteOrigin: env.SITE_ORIGIN ?? `http://localhost:${env.PORT}`,
    databaseUrl: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    replicaUrl: env.DATABASE_REPLICA_URL ?? null,
    natsUrl: env.NATS_URL ?? null,
    traces: findTraces(env),
    dataDir,
    seed: env.SEED,
    jwtSecret: env.JWT_SECRET ?? storedSecret(dataDir, 'jwt-secret'),
    careKeys: findCareKeys(env, dataDir),
    adminEmails: env.ADMIN_EMAILS ?? (production ? [] : ['admin@example.org']),
    signIn: findSignIn(env),
    oidc: findOidc(env),
    smtpUrl: env.SMTP_URL ?? null,
    adminPasskey: env.ADMIN_PASSKEY === 'required',
    emailSignIn: env.EMAIL_SIGN_IN !== 'off' && (!production || env.SMTP_URL !== undefined),
    rateLimits: env.RATE_LIMITS === 'on',
    graphqlDocuments: env.GRAPHQL_DOCUMENTS ?? (production ? 'released' : 'any'),
    introspection: (env.INTROSPECTION ?? (production ? 'off' : 'on')) === 'on',
    metricsToken: env.METRICS_TOKEN ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    defaultLocale: env.DEFAULT_LOCALE,
    serviceWorker: env.SERVICE_WORKER === 'on',
    edgeCache: env.EDGE_CACHE === 'on',
    productName: env.PRODUCT_NAME,
    prayersMailbox: env.PRAYERS_MAILBOX,
    donationUrl: env.DONATION_URL,
    embedOrigins: env.EMBED_ORIGINS,
    pushServices: env.PUSH_SERVICES,
    backups: findBackups(env),
    migrationsDir: path.resolve(env.MIGRATIONS_DIR),
    siteDir: path.resolve(env.SITE_DIR),
    areaKeysFile: path.resolve(env.AREA_KEYS_FILE ?? path.join(env.SITE_DIR, 'area-keys.json')),
    isAreaKeysFileRequired: env.AREA_KEYS_FILE !== undefined,
    schemaOverride: env.SCHEMA_OVERRIDE ?? null,
    crisisLines: env.CRISIS_LINES_FILE ?? null,
    fixedSettings: variablesOfSettings.flatMap(([variable, name]) =>
      given[variable] === undefined ? [] : [name],
    ),
    logLevel: env.LOG_LEVEL,
  };
}

const variablesOfSettings: readonly (readonly [string, SettingName])[] = [
  ['PRODUCT_NAME', 'productName'],
  ['PRAYERS_MAILBOX', 'prayersMailbox'],
  ['DONATION_URL', 'donationUrl'],
  ['DEFAULT_LOCALE', 'defaultLocale'],
  ['CRISIS_LINES_FILE', 'crisisLines'],
];

type Environment = z.output<typeof environmentRule>;

function refuseIncompleteSignIn({ GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret }: Environment): void {
  if (id && !secret) throw new ConfigError('GOOGLE_CLIENT_SECRET: needed with GOOGLE_CLIENT_ID');
  if (secret && !id) throw new ConfigError('GOOGLE_CLIENT_ID: needed with GOOGLE_CLIENT_SECRET');
}

function refuseUnsafe(env: Environment): void {
  if (!env.JWT_SECRET) {
    throw new ConfigError(`JWT_SECRET: required in production, ${shortestSecret} characters or more`);
  }
  if (env.IDENTITY_PROVIDER_URL) {
    throw new ConfigError(
      'IDENTITY_PROVIDER_URL: the local identity provider signs anybody in and never runs in production',
    );
  }
  if (env.EMAIL_SIGN_IN === 'on' && !env.SMTP_URL) {
    throw new ConfigError('EMAIL_SIGN_IN: on needs SMTP_URL, or no code would arrive');
  }
  if (env.RATE_LIMITS === 'off') {
    throw new ConfigError('RATE_LIMITS: off is for load measurements outside production');
  }
  if (env.OIDC_ISSUER && isUnencrypted(new URL(env.OIDC_ISSUER))) {
    throw new ConfigError('OIDC_ISSUER: needs https, because whoever is on the way could sign anybody in');
  }
  if (env.SITE_ORIGIN && isUnencrypted(new URL(env.SITE_ORIGIN))) {
    throw new ConfigError(
      'SITE_ORIGIN: needs https, because prayers and sessions would cross the network unencrypted',
    );
  }
  if (['192.0.2.1', '198.51.100.1', '203.0.113.1'].every((address) => env.TRUSTED_PROXIES.check(address))) {
    throw new ConfigError('TRUSTED_PROXIES: trusts everybody, so that callers could choose their address');
  }
}

/** Whether requests cross a network without TLS. */
function isUnencrypted({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

function findSignIn(env: Environment): SignInConfig | null {
  if (!env.GOOGLE_CLIENT_ID || !env.GOOGLE_CLIENT_SECRET) return null;
  return {
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
    localProvider: env.IDENTITY_PROVIDER_URL ?? null,
  };
}

/** @throws ConfigError that names the first variable that is missing, if others are there */
function findOidc(env: Environment): OidcConfig | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  const { OIDC_NAME: name } = env;
  if (issuer && clientId && clientSecret && name) return { issuer, clientId, clientSecret, name };
  const all = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const;
  const given = all.find((variable) => env[variable]);
  const missing = all.find((variable) => !env[variable]);
  if (given) throw new ConfigError(`${missing}: needed with ${given}`);
  return null;
}

/** @throws ConfigError if the schedule has no place, or if proofs would replace the site's own database */
function findBackups(env: Environment): BackupConfig | null {
  const { BACKUP_SCHEDULE: schedule, BACKUP_TO: to, BACKUP_PROOF_URL: proofUrl = null } = env;
  const ownUrls = [env.DATABASE_URL, env.DATABASE_DIRECT_URL ?? env.DATABASE_URL];
  if (proofUrl !== null && ownUrls.some((url) => placeOf(url) === placeOf(proofUrl)))
    throw new ConfigError('BACKUP_PROOF_URL: expected an empty database of its own, not DATABASE_URL');
  if (!schedule) return null;
  if (!to) throw new ConfigError('BACKUP_TO: needed with BACKUP_SCHEDULE, a folder or s3://bucket/path');
  return { schedule, to, keep: env.BACKUP_KEEP, key: env.BACKUP_KEY ?? null, proofUrl };
}

function placeOf(url: string): string {
  const [, , hosts, path] = databaseParts.exec(url)!;
  return `${hosts}${path}`;
}

function findTraces(env: Environment): TracesConfig | null {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return null;
  return { endpoint, sampler: env.OTEL_TRACES_SAMPLER, ratio: env.OTEL_TRACES_SAMPLER_ARG };
}

function findCareKeys(env: Environment, dataDir: string): string[] {
  const { CARE_KEY: key, CARE_KEY_PREVIOUS: previous } = env;
  if (previous && !key) throw new ConfigError('CARE_KEY: needed with CARE_KEY_PREVIOUS');
  if (key) return previous ? [key, previous] : [key];
  if (env.NODE_ENV === 'production') return [];
  return storedSecret(dataDir, 'care-key').split('\n').filter(Boolean);
}

/** A secret of this data directory, generated at the first start. */
function storedSecret(dataDir: string, name: 'jwt-secret' | 'care-key'): string {
  const file = path.join(dataDir, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const secret = randomBytes(48).toString('base64url');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
