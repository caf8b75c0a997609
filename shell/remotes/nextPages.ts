import type { AreaAddress } from 'kit';
import { hasFault } from './containers';
import { fetchOperations } from './firstOperation';
import { loadModule } from './loading';
import { savesData } from './savesData';
import { findSlot } from './slots';

/** A component that may be shown next, with the addresses of its files. */
interface Part extends AreaAddress {
  files: string[];
}

/**
 * Downloads the code of the pages that may be opened next, and evaluates one part after another while the page is idle: a
 * press finds them ready (decision 111). Pages with data for everybody, which are those with a first operation, and the
 * slots that they show at once; not for those who save data.
 */
export async function loadNextPages(): Promise<void> {
  const areas = await fetchOperations();
  if (savesData()) return;
  const partOfSlot = (name: string): Part[] => {
    const filled = findSlot(name);
    const area = filled && areas[filled.remote];
    const needs = area?.slotNeeds?.[name];
    return area && needs ? [{ ...filled, files: [area.entry, ...needs.files] }] : [];
  };
  const parts = Object.entries(areas).flatMap(([remote, { entry, routes }]) =>
    routes.flatMap(({ module, operation, audience, files = [], slots = {} }) =>
      operation && !audience
        ? [{ remote, module, files: [entry, ...files] }, ...Object.keys(slots).flatMap(partOfSlot)]
        : [],
    ),
  );
  for (const href of new Set(parts.flatMap(({ files }) => files)))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
    );
  for (const part of parts) {
    await idle();
    // It is loaded again when it is needed, and a failure reported then. After a failure that is up to the person.
    if (!hasFault(part.remote)) await loadModule(part).catch(() => undefined);
  }
}

const idle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
