import { page } from 'kit';
import type { PageArea } from 'schema/area';

const timeout = 5_000;

/** The areas that this browser gets at this moment, with the first operations of their routes and slots. */
export async function fetchRegistry(): Promise<Record<string, PageArea>> {
  const response = await fetch('/mf/registry', { cache: 'no-store', signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`The registry has the status ${response.status}`);
  const { remotes } = (await response.json()) as { remotes: Record<string, PageArea> };
  return remotes;
}

/** Updates one area of the page's registry. Components that are on the page already stay. */
export async function refreshArea(remote: string): Promise<PageArea | null> {
  const { remotes } = page.registry;
  const known = remotes[remote] ?? null;
  const fetched = await fetchRegistry().catch(() => null);
  if (!fetched) return known;
  const found = fetched[remote];
  if (!found) delete remotes[remote];
  else if (!known || !isSame(found, known)) remotes[remote] = found;
  return remotes[remote] ?? null;
}

function isSame(one: PageArea, other: PageArea): boolean {
  return one.version === other.version && one.entry === other.entry && one.kit === other.kit;
}
