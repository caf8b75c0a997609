import { page, prefetch, type AreaAddress, type Slots } from 'kit';
import type { PageArea, PageOperation } from 'schema/area';
import { slotsAt, variablesAt } from 'schema/pageParts';
import { findAreaRoute } from '../routes/areaRoutes';
import { loadModule } from './loading';
import { fetchRegistry } from './registry';
import { savesData } from './savesData';
import { findSlot } from './slots';

/** Milliseconds for which the pointer or the focus has to rest on a link. */
const rest = 65;

let fetched: Promise<Record<string, PageArea>> | null = null;

/** Requests the first operations of all routes and slots when the page is idle. */
export function fetchOperations(): Promise<Record<string, PageArea>> {
  fetched ??= fetchRegistry().catch(() => {
    fetched = null;
    return {};
  });
  return fetched;
}

/** Sends the first operation of a part of the page that is open, while the code of its area is loading. */
export async function prefetchHere({ remote, module }: AreaAddress): Promise<void> {
  const parts = await partsAt(new URL(window.location.href));
  parts.find((part) => part.remote === remote && part.module === module)?.send();
}

/**
 * Sends the first operations of a page that may be opened next, and loads the code of its slots. Not for those who save
 * data, and not for those whose reading of a confided prayer is logged: they have not read it yet.
 */
export async function prefetchPath(path: string, isPressed = false): Promise<void> {
  if (savesData() || page.session?.isOnTeam || page.session?.isModerator) return;
  const address = new URL(path, window.location.origin);
  if (!isPressed && !(await isRestedOn(address))) return;
  for (const part of await partsAt(address)) {
    part.send();
    // It is loaded again when it is needed, and a failure reported then.
    loadModule(part).catch(() => undefined);
  }
}

interface Part extends AreaAddress {
  /** Sends its first operation, if it has one. First operations are queries: the gateway sends them with the page too. */
  send(): void;
}

/** What the page of an address shows at once: its own component and those of its slots. */
async function partsAt(address: URL): Promise<Part[]> {
  const route = findAreaRoute(address.pathname);
  if (!route) return [];
  const areas = await fetchOperations();
  const described = findDescribed(areas, route.remote)?.routes.find(({ path }) => path === route.path);
  if (!described) return [];
  const slots = slotsAt(described, address).flatMap((name) => {
    const filled = findSlot(name as keyof Slots);
    return filled ? [partOf(filled, findDescribed(areas, filled.remote)?.slotNeeds?.[name]?.operation)] : [];
  });
  return [partOf(route, described.operation), ...slots];

  function partOf({ remote, module }: AreaAddress, operation?: PageOperation): Part {
    return {
      remote,
      module,
      send() {
        if (!operation) return;
        const { name, query } = operation;
        const variables = variablesAt({ path: route!.path, operation }, address, page.session !== null);
        prefetch({ operationName: name, query, variables });
      },
    };
  }
}

/** An area with its operations, unless it is another version than this page's: that may send others. */
function findDescribed(areas: Record<string, PageArea>, remote: string): PageArea | undefined {
  const area = areas[remote];
  return area?.version === page.registry.remotes[remote]?.version ? area : undefined;
}

/** Whether the pointer or the focus is still on a link to it after a moment: a pointer passes over many. */
async function isRestedOn({ href }: URL): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, rest));
  const links = document.querySelectorAll<HTMLAnchorElement>('a:is(:hover, :focus)');
  return [...links].some((link) => link.href === href);
}
