import { page, prefetch, type AreaAddress } from 'kit';
import type { PageArea, PageOperation } from 'schema/area';
import { slotsAt, variablesOf } from 'schema/pageParts';
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
  const here = new URL(window.location.href);
  for (const part of await partsAt(here)) if (part.remote === remote && part.module === module) send(part);
}

/**
 * Loads the code of the slots of a page that may be opened next, and sends its first operations. Those who save data get
 * the code by a press only, and no data; nor do those whose reading of a confided prayer is logged: they have not read it
 * yet.
 */
export async function prefetchPath(path: string, isPressed = false): Promise<void> {
  const address = new URL(path, window.location.origin);
  if (!isPressed && !(await isRestedOn(address))) return;
  const isSaving = savesData();
  if (isSaving && !isPressed) return;
  const parts = await partsAt(address);
  // They are loaded again when they are needed, and a failure reported then.
  for (const slot of parts.slice(1)) loadModule(slot).catch(() => undefined);
  if (isSaving || page.session?.isOnTeam || page.session?.isModerator) return;
  parts.forEach(send);
}

/** What a page shows at once: the component of its route, or one that fills a slot. */
interface Part extends AreaAddress {
  operation?: PageOperation;
  variables: Record<string, unknown>;
}

/** The parts of the page at an address, its own component first. */
async function partsAt(address: URL): Promise<Part[]> {
  const route = findAreaRoute(address.pathname);
  if (!route) return [];
  const { path } = route;
  const areas = await fetchOperations();
  // Another version than the page's may send other operations.
  const find = (remote: string) =>
    areas[remote]?.version === page.registry.remotes[remote]?.version ? areas[remote] : undefined;
  const partOf = ({ remote, module }: AreaAddress, operation?: PageOperation): Part => ({
    remote,
    module,
    operation,
    variables: operation ? variablesOf(operation, { path, address, isMember: page.session !== null }) : {},
  });

  const described = find(route.remote)?.routes.find((one) => one.path === path);
  if (!described) return [];
  const slots = slotsAt(described, address).flatMap((name) => {
    const filled = findSlot(name);
    return filled ? [partOf(filled, find(filled.remote)?.slotNeeds?.[name]?.operation)] : [];
  });
  return [partOf(route, described.operation), ...slots];
}

/** First operations are queries: the gateway sends them with the page too. */
function send({ operation, variables }: Part): void {
  if (operation) prefetch({ operationName: operation.name, query: operation.query, variables });
}

/** Whether the pointer or the focus is still on a link to it after a moment: a pointer passes over many. */
async function isRestedOn({ href }: URL): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, rest));
  const links = document.querySelectorAll<HTMLAnchorElement>('a:is(:hover, :focus)');
  return [...links].some((link) => link.href === href);
}
