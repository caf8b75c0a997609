import { fetchOperations } from './firstOperation';
import { savesData } from './savesData';

/**
 * Downloads the code of the pages that may be opened next, when the page is idle: a press finds it in the browser's
 * cache. Pages with data for everybody, which are those with a first operation, and the slots that they show at once; not
 * for those who save data.
 */
export async function fetchNextPages(): Promise<void> {
  const areas = await fetchOperations();
  if (savesData()) return;
  const bySlot = new Map(
    Object.values(areas).flatMap(({ entry, slotNeeds = {} }) =>
      Object.entries(slotNeeds).map(([slot, { files }]) => [slot, [entry, ...files]] as const),
    ),
  );
  const files = Object.values(areas).flatMap(({ entry, routes }) =>
    routes.flatMap(({ operation, audience, files: own = [], slots = {} }) =>
      operation && !audience
        ? [entry, ...own, ...Object.keys(slots).flatMap((slot) => bySlot.get(slot) ?? [])]
        : [],
    ),
  );
  for (const href of new Set(files))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
    );
}
