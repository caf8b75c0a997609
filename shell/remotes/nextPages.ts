import { fetchOperations } from './firstOperation';
import { savesData } from './savesData';

/**
 * Downloads the code of the pages that may be opened next, when the page is idle: a press finds it in the browser's
 * cache. Pages and slots with data for everybody, which are those with a first operation; not for those who save data.
 */
export async function fetchNextPages(): Promise<void> {
  const areas = await fetchOperations();
  if (savesData()) return;
  const files = Object.values(areas).flatMap(({ entry, routes, slotNeeds = {} }) => [
    ...routes.flatMap(({ operation, audience, files: own = [] }) =>
      operation && !audience ? [entry, ...own] : [],
    ),
    ...Object.values(slotNeeds).flatMap(({ operation, files: own }) => (operation ? [entry, ...own] : [])),
  ]);
  for (const href of new Set(files))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
    );
}
