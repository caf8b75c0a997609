import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import type { Server } from 'node:http';
import { BlockList, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino, type Logger } from 'pino';
import postgres from 'postgres';
import { createGateway } from '../app';
import type { Config } from '../config';
import {
  hashToken,
  openContext,
  sessionCookies,
  type Context,
  type Member,
} from '../domains/members/context';
import type { AppServices } from '../platform/services';
import { openDatabase } from '../platform/database/database';
import type { Sql } from '../platform/database/sql';
import { openTracing } from '../platform/tracing/openTracing';
import { requireDescribed } from './describedResponses';

const templateName = 'prayer_wall_template';

/** A member who can act, through a context of their own or over an API with their session. */
export interface ActingMember extends Member {
  /** Value of the session cookie. */
  session: string;
  context: Context;
}

interface Call {
  as?: ActingMember | null;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestSite {
  services: AppServices;
  sql: Sql;
  /** A visitor's context. */
  visitor: Context;
  /** The statements that were sent since the last call. */
  statements(): string[];
  aMember(
    given?: Partial<Pick<Member, 'email' | 'firstName' | 'lastName' | 'name' | 'timeZone' | 'isVerified'>>,
  ): Promise<ActingMember>;
  gateway(): Promise<TestGateway>;
  /** Stops the gateway as SIGTERM does. */
  stopGateway(openFor?: number): Promise<void>;
  close(): Promise<void>;
}

/** The body of a response, as the test expects it. */
type Json = ReturnType<typeof JSON.parse>;

export interface TestGateway {
  url: string;
  server: Server;
  rest(method: string, path: string, call?: Call): Promise<{ status: number; headers: Headers; body: Json }>;
  graphql(
    query: string,
    variables?: object,
    call?: Omit<Call, 'body'>,
  ): Promise<{ status: number; body: Json }>;
}

/** A site of its own: a new database with every migration, and a gateway at first use. */
export async function openTestSite(
  given: Partial<Config> = {},
  log: Logger = pino({ level: 'silent' }),
  more: Pick<AppServices, 'livePace'> = {},
): Promise<TestSite> {
  const server = process.env.TEST_POSTGRES_URL!;
  const name = `site_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${templateName} strategy file_copy`);

  let sent: string[] = [];
  const config = { ...testConfig(given.databaseUrl ?? `${server}/${name}`), ...given };
  const tracing = await openTracing(config, log);
  const database = openDatabase({
    url: config.databaseUrl,
    ...(!given.databaseUrl && { connectTimeout: 20 }),
    directUrl: config.directUrl,
    tracing,
    onStatement: (text) => {
      // The driver's own query for types does not count, nor what no request waits for.
      if (!/pg_catalog\.pg_type|^\s*update sessions/.test(text)) sent.push(text);
    },
  });
  const services: AppServices = { config, database, log, tracing, ...more };
  let gateway: Promise<{ gateway: TestGateway; stop(openFor?: number): Promise<void> }> | null = null;
  let members = 0;

  return {
    services,
    get sql() {
      return database.sql;
    },
    visitor: openContext(services, {}),
    statements() {
      const since = sent;
      sent = [];
      return since;
    },
    async aMember(person = {}) {
      members += 1;
      const session = randomBytes(32).toString('base64url');
      const row = {
        email: `member${members}@example.org`,
        firstName: 'Member',
        lastName: `Number${members}`,
        name: `Member Number${members}`,
        timeZone: 'UTC',
        isVerified: true,
        ...person,
      };
      await database.sql`
        with member as (
          insert into members (provider_subject, email, is_verified, first_name, last_name, name, time_zone)
          values (${`subject-${name}-${members}`}, ${row.email}, ${row.isVerified}, ${row.firstName}, ${row.lastName}, ${row.name}, ${row.timeZone})
          returning id, provider_subject, email, is_verified
        ), way as (
          insert into identities (member_id, issuer, subject, email, is_verified)
          select id, 'google', provider_subject, email, is_verified
          from member
        )
        insert into sessions (token_hash, member_id, expires_at)
        select ${hashToken(session)}, member.id, now() + interval '7 days'
        from member`;
      const context = openContext(services, { cookie: `${sessionCookies(config)[0]}=${session}` });
      return { ...(await context.requireCaller()), session, context };
    },
    async gateway() {
      gateway ??= listen(services);
      return (await gateway).gateway;
    },
    stopGateway,
    async close() {
      await stopGateway();
      await database.close();
      await tracing?.stop();
      await onServer(`drop database ${name} with (force)`);
    },
  };

  async function stopGateway(openFor?: number) {
    const open = await gateway;
    gateway = null;
    await open?.stop(openFor);
  }
}

async function listen(services: AppServices) {
  const created = await createGateway(services);
  await new Promise<void>((resolve) => created.server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(created.server.address() as AddressInfo).port}`;

  const gateway: TestGateway = {
    url,
    server: created.server,
    async rest(method, path, { as = null, body, headers = {} } = {}) {
      const response = await fetch(url + path, {
        method,
        redirect: 'manual',
        headers: {
          ...(as && { cookie: `${sessionCookies(services.config)[0]}=${as.session}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      const received = {
        status: response.status,
        headers: response.headers,
        body: isJson ? JSON.parse(text) : text,
      };
      requireDescribed(method, path, body !== undefined, received);
      return received;
    },
    async graphql(query, variables = {}, call = {}) {
      const { status, body } = await this.rest('POST', '/graphql', { ...call, body: { query, variables } });
      return { status, body };
    },
  };
  return { gateway, stop: (openFor?: number) => created.stop(openFor) };
}

function testConfig(databaseUrl: string): Config {
  return {
    production: false,
    port: 0,
    host: '127.0.0.1',
    siteOrigin: 'http://localhost:4000',
    databaseUrl,
    directUrl: databaseUrl,
    replicaUrl: null,
    natsUrl: null,
    traces: null,
    dataDir: mkdtempSync(path.join(tmpdir(), 'prayer-wall-site-')),
    seed: 'none',
    jwtSecret: 'a secret of the tests that is long enough',
    careKeys: ['a key of the tests that is long enough'],
    adminEmails: ['admin@example.org'],
    signIn: null,
    oidc: null,
    smtpUrl: null,
    emailSignIn: true,
    serviceWorker: true,
    edgeCache: false,
    adminPasskey: false,
    rateLimits: false,
    graphqlDocuments: 'any',
    introspection: true,
    metricsToken: null,
    trustedProxies: loopback(),
    defaultLocale: 'en',
    productName: 'Prayer Wall',
    prayersMailbox: 'prayers@example.org',
    donationUrl: 'https://example.org/donate',
    embedOrigins: [],
    pushServices: [],
    backups: null,
    migrationsDir: 'gateway/migrations',
    siteDir: mkdtempSync(path.join(tmpdir(), 'prayer-wall-site-')),
    areaKeysFile: path.join(tmpdir(), 'no-area-keys.json'),
    isAreaKeysFileRequired: false,
    schemaOverride: null,
    crisisLines: null,
    fixedSettings: [],
    logLevel: 'silent',
  };
}

function loopback(): BlockList {
  const list = new BlockList();
  list.addSubnet('127.0.0.0', 8);
  return list;
}

let administration: Sql | null = null;

/** One connection for all sites of a worker, because opening one takes as long as making a database. It closes when idle. */
const onServer = (statement: string) => {
  administration ??= postgres(`${process.env.TEST_POSTGRES_URL}/postgres`, {
    max: 1,
    idle_timeout: 1,
    onnotice: () => undefined,
  });
  return administration.unsafe(statement);
};
