import { AreaFault, kitVersion, page, type AreaFaultCode } from 'kit';
import type { ComponentType } from 'react';
import type { PageArea } from 'schema/area';
import { isCompatible } from './compatibility';
import type { RemoteAddress } from './federation';
import { refreshArea } from './registry';

/** A started remote on this page. */
export interface Container extends RemoteAddress {
  area: PageArea;
  /** The address of its files. */
  folder: string;
  /** Why it failed, if it did. */
  fault: AreaFaultCode | null;
  /** By module, what has loaded of it. */
  loaded: Record<string, ComponentType<object>>;
}

const containers = new Map<string, Container>();
let starts = 0;

/** Faults that persist in a container: it waits forever, or caches the failure. */
const lastingFaults: readonly (string | null)[] = ['PW-103', 'PW-105', 'PW-106', 'PW-110', 'PW-111'];

/** The container of a remote, started again where the last one failed. @throws AreaFault PW-101, PW-107 */
export async function containerOf(remote: string): Promise<Container> {
  const known = page.registry.remotes[remote];
  const last = containers.get(remote);
  const hasFailed = last?.area === known && last?.fault;
  if (hasFailed || !isUsable(known)) await refreshArea(remote);
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
  if (!current) return add(remote, start(remote, area));
  if (current.area !== area) return add(remote, restart(remote, area, current));
  if (lastingFaults.includes(current.fault)) return add(remote, restart(remote, area, current));
  current.fault = null;
  return current;
}

/** The container of the live version, unless it has a fault. */
export function healthyContainerOf(remote: string): Container | undefined {
  const current = containers.get(remote);
  return current?.area === page.registry.remotes[remote] && !current?.fault ? current : undefined;
}

/** The container to start before it is needed; none of an area that has failed, is not live or not compatible. */
export function containerAhead(remote: string): Container | undefined {
  const area = page.registry.remotes[remote];
  if (!isUsable(area)) return undefined;
  return containers.has(remote) ? healthyContainerOf(remote) : add(remote, start(remote, area));
}

/** Records that a remote failed, for the next attempt. */
export function recordFault(remote: string, version: string | null, code: AreaFaultCode): void {
  const current = containers.get(remote);
  if (current?.area.version === version) current.fault = code;
}

const isUsable = (area: PageArea | undefined): area is PageArea =>
  area !== undefined && isCompatible(area.kit, kitVersion);

function add(remote: string, container: Container): Container {
  containers.set(remote, container);
  return container;
}

function start(remote: string, area: PageArea): Container {
  return createContainer(area, {
    id: globalNameOf(remote),
    entry: area.entry,
    globalName: globalNameOf(remote),
  });
}

/**
 * Starts the remote under another name and address, because the page and the browser cache the old ones. Components
 * of the previous container stay on the page.
 */
function restart(remote: string, area: PageArea, last: Container): Container {
  const isOther = last.area.version !== area.version;
  const globals = window as unknown as Record<string, unknown[] | undefined>;
  const globalName = globalNameOf(remote);
  const chunks = `webpackChunk${globalName}`;
  globals[globalName] = undefined;
  // Chunks of the same version are loaded again for both containers; those of another version must not mix with them.
  if (isOther) globals[chunks] = undefined;
  else globals[chunks]?.splice(0);
  removeScripts(last.folder);

  starts += 1;
  const entry = isOther ? area.entry : otherAddress(area.entry);
  return createContainer(area, { id: `${globalName}~${starts}`, entry, globalName });
}

function createContainer(area: PageArea, address: Pick<Container, 'id' | 'entry' | 'globalName'>): Container {
  const isStandalone = area.standalone === true;
  return { ...address, isStandalone, area, folder: folderOf(address.entry), fault: null, loaded: {} };
}

/** Areas that were built before kit 3.8 name their scripts: a container would reuse the pending one of a chunk. */
function removeScripts(folder: string): void {
  for (const script of document.querySelectorAll('script')) {
    if (script.src.startsWith(folder)) script.remove();
  }
}

/** Another address of the same file: at the old one the browser would keep waiting for the pending response. */
function otherAddress(entry: string): string {
  if (entry.startsWith('/mf/')) return entry.replace('/mf/', `/mf/~${starts}/`);
  return `${entry}${entry.includes('?') ? '&' : '?'}again=${starts}`;
}

function folderOf(entry: string): string {
  return new URL('.', new URL(entry, window.location.origin)).href;
}

/** A container is a global variable, whose name cannot have dashes. */
function globalNameOf(remote: string): string {
  return remote.replace(/-/g, '_');
}
