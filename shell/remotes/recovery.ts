import { AreaFault, faultCodeOf, isMissingPart, kitVersion, page, type AreaAddress } from 'kit';
import { tellOperators } from './clientErrors';
import { isCompatible } from './compatibility';
import { noteTrouble } from './containers';
import { reloadOnce } from './reload';
import { renew } from './registry';

const freshStarts = new Set<string>();

/**
 * Takes note of what broke. Where it broke because its version is gone, as after a deployment, the one that is there
 * now takes its place: true when another try will find it.
 */
export async function recover({ remote }: AreaAddress, error: unknown): Promise<boolean> {
  const code = faultCodeOf(error);
  const version = versionOf(remote, error);
  tellOperators(code, remote, version ?? 'none');
  noteTrouble(remote, version, code);
  if (code !== 'PW-101' && code !== 'PW-107' && code !== 'PW-110') return false;

  const now = await renew(remote);
  if (!now) return false;
  if (now.version === version) return code === 'PW-110' && isFirst(error);
  return isCompatible(now.kit, kitVersion) || reloadOnce(`${remote}@${now.version}`);
}

/** The version that broke, which need not be the one that a new start would take. */
function versionOf(remote: string, error: unknown): string | null {
  if (error instanceof AreaFault) return error.version;
  const current = page.registry.remotes[remote]?.version ?? null;
  if (!isMissingPart(error)) return current;
  const [, gone] = /\/mf\/(?:~\d+\/)?[^/]+\/([^/]+)\//.exec(requestOf(error)) ?? [];
  return gone ?? current;
}

/** A part that is missing for once is healed by a fresh start; one that stays away would start for ever. */
function isFirst(error: unknown): boolean {
  const request = requestOf(error);
  if (freshStarts.has(request)) return false;
  freshStarts.add(request);
  return true;
}

/** The address that webpack asked for. */
function requestOf(error: unknown): string {
  const { request } = error as { request?: unknown };
  return typeof request === 'string' ? request : '';
}
