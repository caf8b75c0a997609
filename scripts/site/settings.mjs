import { isIPv6 } from 'node:net';
import path from 'node:path';
import { root } from '../tree/root.mjs';
import { freePort } from './ports.mjs';

/**
 * What the supervisor itself must know of the environment. Values are checked by the gateway, which reads them all;
 * an empty variable counts as absent, there as here.
 */
export async function readSettings(environment) {
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const isProduction = env.NODE_ENV === 'production';
  const host = env.HOST ?? '127.0.0.1';
  const port = env.PORT === '0' ? await freePort() : Number(env.PORT ?? 4000);
  return {
    env,
    host,
    port,
    origin: env.SITE_ORIGIN ?? `http://localhost:${port}`,
    /** Where the supervisor itself reaches the gateway, whatever the public origin is. */
    ownAddress: `http://${reachable(host)}:${port}`,
    dataDir: path.resolve(root, env.DATA_DIR ?? '.data'),
    databaseUrl: env.DATABASE_URL ?? null,
    needsLocalSignIn: !isProduction && !env.GOOGLE_CLIENT_ID,
    /** Each call is worth a line where a machine reads them, not where a person does. */
    logLevel: isProduction ? 'info' : 'warn',
    seed: env.SEED ?? (isProduction || env.DATABASE_URL ? 'none' : 'demo'),
  };
}

function reachable(host) {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return isIPv6(host) ? `[${host}]` : host;
}
