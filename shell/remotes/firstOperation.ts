import { page, prefetch, type AreaAddress } from 'kit';
import type { PageArea } from 'schema/area';
import { variablesAt } from 'schema/routes';
import { findAreaRoute } from '../routes/areaRoutes';
import { fetchRegistry } from './registry';

const landedOn = window.location.href;
let hasMoved = false;
let fetched: Promise<Record<string, PageArea>> | null = null;

/** Requests the first operations of all routes when the page is idle. */
export function fetchOperations(): Promise<Record<string, PageArea>> {
  fetched ??= fetchRegistry().catch(() => {
    fetched = null;
    return {};
  });
  return fetched;
}

/** Sends the first operation of the route while the code of its page is loading. The first page came with its result. */
export async function prefetchOperation({ remote, module }: AreaAddress): Promise<void> {
  const { href, pathname } = window.location;
  hasMoved ||= href !== landedOn;
  const route = findAreaRoute(pathname);
  if (!hasMoved || route?.remote !== remote || route.module !== module) return;

  const area = (await fetchOperations())[remote];
  // Another version may send other operations.
  if (area?.version !== page.registry.remotes[remote]?.version) return;
  const described = area?.routes.find(({ path }) => path === route.path);
  if (!described?.operation) return;
  const { name, query } = described.operation;
  prefetch({ operationName: name, query, variables: variablesAt(described, new URL(href)) });
}
