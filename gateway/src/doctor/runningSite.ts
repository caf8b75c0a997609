import type { Config } from '../config';
import { version } from '../platform/version';
import { codeOf, findingsAbout, type Finding } from './finding';

const { ok, note, problem } = findingsAbout('Site');
const versions = findingsAbout('Versions');

/** Milliseconds. */
const timeout = 5_000;

/** The response of the site beside which this runs, and whether its version is the same. */
export async function examineSite({ host, port, siteOrigin, production }: Config): Promise<Finding[]> {
  const own = `http://${reachable(host)}:${port}`;
  try {
    const [health, readiness] = await Promise.all([ask(`${own}/healthz`), ask(`${own}/readyz`)]);
    const { version: running } = (await health.json()) as { version?: unknown };
    if (readiness.status !== 200)
      return [problem('It runs, but cannot serve (/readyz). Look at the database, and into its log.')];
    return [
      ok(`It runs at ${own}.`),
      ...(running === version
        ? []
        : [
            versions.problem(
              `Version ${String(running)} runs, and ${version} is installed. Start the site again.`,
            ),
          ]),
      ...(production ? await examineOrigin(siteOrigin) : []),
    ];
  } catch (error) {
    const cause = (error as { cause?: unknown }).cause ?? error;
    return codeOf(cause) === 'ECONNREFUSED'
      ? [note(`Nothing runs at ${own}. Start it with npm start, or set PORT and HOST as the site has them.`)]
      : [
          problem(
            `What runs at ${own} does not answer as the site does (${codeOf(cause)}). Look into its log.`,
          ),
        ];
  }
}

async function examineOrigin(siteOrigin: string): Promise<Finding[]> {
  try {
    const response = await ask(`${siteOrigin}/healthz`);
    const { status } = (await response.json()) as { status?: unknown };
    if (status === 'ok') return [ok(`${siteOrigin} leads to it.`)];
    throw new Error('Another site answers');
  } catch (error) {
    const cause = (error as { cause?: unknown }).cause ?? error;
    return [
      note(
        `${siteOrigin} does not lead to it from here (${codeOf(cause)}). Look at proxy, certificate and name, if nobody can open it.`,
      ),
    ];
  }
}

const ask = (address: string) => fetch(address, { signal: AbortSignal.timeout(timeout), redirect: 'manual' });

function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
