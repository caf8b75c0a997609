import { isIPv6 } from 'node:net';
import path from 'node:path';
import { Failure } from '../terminal/progress.mjs';
import { inRoot, root, siteFolder } from '../tree/root.mjs';
import { freePort } from './ports.mjs';

/**
 * The settings of the environment that the supervisor itself needs. The gateway reads and checks all of them; an empty
 * variable counts as absent in both.
 */
export async function readSettings(environment) {
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const isProduction = env.NODE_ENV === 'production';
  const host = env.HOST ?? '127.0.0.1';
  const port = env.PORT === '0' ? await freePort() : Number(env.PORT ?? 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Failure('PORT: expected a number from 0 to 65535');
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    throw new Failure('DATABASE_URL: needed with DATABASE_DIRECT_URL');
  if (env.REGISTRY_URL && !URL.canParse(env.REGISTRY_URL)) throw new Failure('REGISTRY_URL: expected a URL');
  if (env.SITE_ORIGIN && !URL.canParse(env.SITE_ORIGIN)) throw new Failure('SITE_ORIGIN: expected a URL');
  if (!['on', 'off'].includes(env.SITE_PUBLISH ?? 'on'))
    throw new Failure('SITE_PUBLISH: expected on or off');
  return {
    env,
    host,
    port,
    origin: env.SITE_ORIGIN?.replace(/\/+$/, '') ?? `http://localhost:${port}`,
    /** Where the supervisor reaches the gateway, independent of the public origin. */
    ownAddress: `http://${reachable(host)}:${port}`,
    dataDir: path.resolve(root, env.DATA_DIR ?? '.data'),
    siteDir: siteFolder(env),
    /** The built programs of the gateway. */
    gatewayDir: inRoot('gateway/dist'),
    /** Whether builds are published to siteDir; otherwise it is served as it is. */
    publishes: env.SITE_PUBLISH !== 'off',
    databaseUrl: env.DATABASE_URL ?? null,
    /** Past a pooler of connections; null for the embedded database. */
    directUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? null,
    /** Address of the registry that says which remotes are live; null for the checkout's own. */
    registryUrl: env.REGISTRY_URL ?? null,
    /** Why a schema that breaks released versions starts nevertheless. */
    schemaOverride: env.SCHEMA_OVERRIDE ?? null,
    needsLocalSignIn: !isProduction && !env.GOOGLE_CLIENT_ID,
    /** The label of the button for the local provider as an OpenID Connect provider; null for no such button. */
    oidcName: isProduction ? null : (env.LOCAL_OIDC_NAME ?? null),
    /** A line for each request is for machines, not for a terminal. */
    logLevel: isProduction ? 'info' : 'warn',
    seed: env.SEED ?? (isProduction || env.DATABASE_URL ? 'none' : 'demo'),
  };
}

function reachable(host) {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return isIPv6(host) ? `[${host}]` : host;
}
