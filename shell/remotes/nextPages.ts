import { fetchOperations } from './firstOperation';
import { savesData } from './savesData';
import { findSlot } from './slots';

/**
 * Downloads the code of the pages that may be opened next, when the page is idle: a press finds it in the browser's
 * cache. Pages with data for everybody, which are those with a first operation, and the slots that they show at once; not
 * for those who save data.
 */
export async function fetchNextPages(): Promise<void> {
  const areas = await fetchOperations();
  if (savesData()) return;
  const filesOfSlot = (name: string) => {
    const filled = findSlot(name);
    const area = filled && areas[filled.remote];
    const needs = area?.slotNeeds?.[name];
    return area && needs ? [area.entry, ...needs.files] : [];
  };
  const files = Object.values(areas).flatMap(({ entry, routes }) =>
    routes.flatMap(({ operation, audience, files: own = [], slots = {} }) =>
      operation && !audience ? [entry, ...own, ...Object.keys(slots).flatMap(filesOfSlot)] : [],
    ),
  );
  for (const href of new Set(files))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
    );
}
