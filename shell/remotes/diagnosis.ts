import { AreaFault } from 'kit';
import type { Container } from './containers';
import { findFault } from './scriptFaults';

const patience = 3_000;

/** Says what is wrong with a remote that failed, by its number in docs/errors.md. */
export async function diagnose(
  error: unknown,
  { folder, area }: Container,
  since: number,
): Promise<AreaFault> {
  if (error instanceof AreaFault) return error;
  const fault = findFault(folder, since);
  if (fault?.kind !== 'unfetched') {
    return new AreaFault('PW-105', `${folder} is broken: ${String(error)}`, area.version);
  }
  const code = await codeOf(fault.src);
  return new AreaFault(code, `${fault.src} cannot be had`, area.version);
}

/** A script element keeps to itself why it failed, so the file is asked for once more. */
async function codeOf(src: string) {
  try {
    const request = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) } as const;
    const { status, ok, headers } = await fetch(src, request);
    if (status === 404 || status === 410) return 'PW-101';
    if (!ok) return 'PW-102';
    return headers.get('Content-Type')?.includes('javascript') ? 'PW-109' : 'PW-104';
  } catch {
    return 'PW-109';
  }
}
