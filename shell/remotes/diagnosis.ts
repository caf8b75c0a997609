import { AreaFault } from 'kit';
import type { Container } from './containers';
import { findScriptFault } from './scriptFaults';

const timeout = 3_000;

/** The fault of a remote that failed to load, with its code in docs/errors.md. */
export async function diagnose(
  error: unknown,
  { folder, area }: Container,
  since: number,
): Promise<AreaFault> {
  if (error instanceof AreaFault) return error;
  const fault = findScriptFault(folder, since);
  if (fault?.kind !== 'notLoaded') {
    return new AreaFault('PW-105', `${folder} is broken: ${String(error)}`, area.version);
  }
  const code = await codeOf(fault.src);
  return new AreaFault(code, `${fault.src} cannot be loaded`, area.version);
}

/** A script element does not say why it failed, so the file is requested once more. */
async function codeOf(src: string) {
  try {
    const request = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeout) } as const;
    const { status, ok, headers } = await fetch(src, request);
    if (status === 404 || status === 410) return 'PW-101';
    if (!ok) return 'PW-102';
    return headers.get('Content-Type')?.includes('javascript') ? 'PW-109' : 'PW-104';
  } catch {
    return 'PW-109';
  }
}
