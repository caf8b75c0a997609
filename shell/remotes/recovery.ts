import { AreaFault, faultCodeOf, isMissingPart, kitVersion, page, type AreaAddress } from 'kit';
import { isCompatible } from './compatibility';
import { recordFault } from './containers';
import { reloadOnce } from './reload';
import { refreshArea } from './registry';
import { reportFault } from './reportFault';

const retriedRequests = new Set<string>();

/**
 * Records and reports a fault. Where its version is gone, as after a deployment, the one that is live now replaces it:
 * true when another attempt will succeed.
 */
export async function recover({ remote }: AreaAddress, error: unknown): Promise<boolean> {
  const code = faultCodeOf(error);
  const version = versionOf(remote, error);
  reportFault(code, remote, version ?? 'none');
  recordFault(remote, version, code);
  if (code !== 'PW-101' && code !== 'PW-107' && code !== 'PW-110') return false;

  const area = await refreshArea(remote);
  if (!area) return false;
  if (area.version === version) return code === 'PW-110' && isFirst(error);
  return isCompatible(area.kit, kitVersion) || reloadOnce(`${remote}@${area.version}`);
}

/** The version that broke, which need not be the one in the page's registry. */
function versionOf(remote: string, error: unknown): string | null {
  if (error instanceof AreaFault) return error.version;
  const current = page.registry.remotes[remote]?.version ?? null;
  if (!isMissingPart(error)) return current;
  const [, gone] = /\/mf\/(?:~\d+\/)?[^/]+\/([^/]+)\//.exec(requestOf(error)) ?? [];
  return gone ?? current;
}

/** A restart recovers a chunk that is missing once; one that stays missing would cause endless restarts. */
function isFirst(error: unknown): boolean {
  const request = requestOf(error);
  if (retriedRequests.has(request)) return false;
  retriedRequests.add(request);
  return true;
}

/** The address that webpack requested. */
function requestOf(error: unknown): string {
  const { request } = error as { request?: unknown };
  return typeof request === 'string' ? request : '';
}
