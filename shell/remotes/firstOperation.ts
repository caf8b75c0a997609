import { page, prefetch, type AreaAddress } from 'kit';
import type { PageArea } from 'schema/area';
import { variablesAt } from 'schema/routes';
import { findAreaRoute } from '../routes/areaRoutes';
import { fetchRegistry } from './registry';
import { savesData } from './savesData';

/** Milliseconds for which the pointer or the focus has to rest on a link. */
const rest = 65;

let fetched: Promise<Record<string, PageArea>> | null = null;

/** Requests the first operations of all routes when the page is idle. */
export function fetchOperations(): Promise<Record<string, PageArea>> {
  fetched ??= fetchRegistry().catch(() => {
    fetched = null;
    return {};
  });
  return fetched;
}

/** Sends the first operation of the page that is open, while the code of its area is loading. */
export async function prefetchHere({ remote, module }: AreaAddress): Promise<void> {
  const here = new URL(window.location.href);
  const route = findAreaRoute(here.pathname);
  if (route?.remote === remote && route.module === module) await prefetchAt(here);
}

/**
 * Sends the first operation of a page that may be opened next. Not for those who save data, and not for those whose
 * reading of a confided prayer is logged: they have not read it yet.
 */
export async function prefetchPath(path: string, isPressed = false): Promise<void> {
  if (savesData() || page.session?.isOnTeam || page.session?.isModerator) return;
  const address = new URL(path, window.location.origin);
  if (isPressed || (await isRestedOn(address))) await prefetchAt(address);
}

/** First operations are queries: the gateway sends them with the page too. */
async function prefetchAt(address: URL): Promise<void> {
  const route = findAreaRoute(address.pathname);
  if (!route) return;
  const area = (await fetchOperations())[route.remote];
  // Another version may send other operations.
  if (area?.version !== page.registry.remotes[route.remote]?.version) return;
  const described = area?.routes.find(({ path }) => path === route.path);
  if (!described?.operation) return;
  const { name, query } = described.operation;
  prefetch({ operationName: name, query, variables: variablesAt(described, address) });
}

/** Whether the pointer or the focus is still on a link to it after a moment: a pointer passes over many. */
async function isRestedOn({ href }: URL): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, rest));
  const links = document.querySelectorAll<HTMLAnchorElement>('a:is(:hover, :focus)');
  return [...links].some((link) => link.href === href);
}
