import { AreaFault, kitVersion, page, type AreaFaultCode, type LiveRemote } from 'kit';
import { isCompatible } from './compatibility';
import type { RemoteAddress } from './federation';
import { renew } from './registry';

/** One start of a remote on this page. */
export interface Container extends RemoteAddress {
  area: LiveRemote;
  /** Where its files lie. */
  folder: string;
  /** Why it did not do, when it did not. */
  trouble: AreaFaultCode | null;
}

const containers = new Map<string, Container>();
let starts = 0;

/** What a second try on the same container would not heal: it waits for ever, or it remembers that it broke. */
const spoiling: readonly (AreaFaultCode | null)[] = ['PW-103', 'PW-105', 'PW-106', 'PW-110'];

/** The container of a remote; begun anew where the last one did not do. @throws AreaFault PW-101, PW-107 */
export async function containerOf(remote: string): Promise<Container> {
  const known = page.registry.remotes[remote];
  const standing = containers.get(remote);
  const isInTrouble = standing?.area === known && standing?.trouble;
  if (isInTrouble || !isUsable(known)) await renew(remote);
  const area = page.registry.remotes[remote];
  if (!area) throw new AreaFault('PW-101', `${remote} is not live`);
  if (!isCompatible(area.kit, kitVersion)) {
    throw new AreaFault(
      'PW-107',
      `${remote} needs kit ${area.kit}; this page has ${kitVersion}`,
      area.version,
    );
  }

  const current = containers.get(remote);
  if (!current) return keep(remote, begin(remote, area));
  if (current.area !== area) return keep(remote, beginAnew(remote, area, current));
  if (spoiling.includes(current.trouble)) return keep(remote, beginAnew(remote, area, current));
  current.trouble = null;
  return current;
}

/** Remembers that a remote did not do, for the next try. */
export function noteTrouble(remote: string, version: string | null, code: AreaFaultCode): void {
  const standing = containers.get(remote);
  if (standing?.area.version === version) standing.trouble = code;
}

const isUsable = (area: LiveRemote | undefined) => area !== undefined && isCompatible(area.kit, kitVersion);

function keep(remote: string, container: Container): Container {
  containers.set(remote, container);
  return container;
}

function begin(remote: string, area: LiveRemote): Container {
  const id = globalNameOf(remote);
  return { id, entry: area.entry, globalName: id, area, folder: folderOf(area.entry), trouble: null };
}

/**
 * Under another name and address, because the runtime and the browser remember what they know by the old ones. What
 * is on the page of the container before goes on.
 */
function beginAnew(remote: string, area: LiveRemote, last: Container): Container {
  const isOther = last.area.version !== area.version;
  const globals = window as unknown as Record<string, unknown[] | undefined>;
  const globalName = globalNameOf(remote);
  const chunks = `webpackChunk${globalName}`;
  globals[globalName] = undefined;
  // Files of the same version serve both containers, once fetched again; those of another version would mix with them.
  if (isOther) globals[chunks] = undefined;
  else globals[chunks]?.splice(0);
  dropPending(last.folder);

  starts += 1;
  const entry = isOther ? area.entry : otherAddress(area.entry);
  const id = `${globalName}~${starts}`;
  return { id, entry, globalName, area, folder: folderOf(entry), trouble: null };
}

/** A script element that still waits would be taken for the one that is needed. */
function dropPending(folder: string): void {
  for (const script of document.querySelectorAll('script')) {
    if (script.src.startsWith(folder)) script.remove();
  }
}

/** Another address of the same file, so that a browser does not go on waiting for the answer that never came. */
function otherAddress(entry: string): string {
  if (entry.startsWith('/mf/')) return entry.replace('/mf/', `/mf/~${starts}/`);
  return `${entry}${entry.includes('?') ? '&' : '?'}again=${starts}`;
}

function folderOf(entry: string): string {
  return new URL('.', new URL(entry, window.location.origin)).href;
}

/** A container is a global variable, which has no dashes. */
function globalNameOf(remote: string): string {
  return remote.replace(/-/g, '_');
}
