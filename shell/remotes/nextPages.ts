import { containerAhead } from './containers';
import { startRemote } from './federation';
import { fetchOperations } from './firstOperation';
import { savesData } from './savesData';
import { findSlot } from './slots';

/**
 * Downloads the code of the pages that may be opened next, when the page is idle, and starts their areas: a press needs
 * only the page's own file, from the browser's cache (decision 111). Pages with data for everybody, which are those with
 * a first operation, and the slots that they show at once; not for those who save data.
 */
export async function prepareNextPages(): Promise<void> {
  const areas = await fetchOperations();
  if (savesData()) return;
  const partOfSlot = (name: string) => {
    const filled = findSlot(name);
    const area = filled && areas[filled.remote];
    const needs = area?.slotNeeds?.[name];
    return area && needs ? [{ remote: filled.remote, files: [area.entry, ...needs.files] }] : [];
  };
  const parts = Object.entries(areas).flatMap(([remote, { entry, routes }]) =>
    routes.flatMap(({ operation, audience, files = [], slots = {} }) =>
      operation && !audience
        ? [{ remote, files: [entry, ...files] }, ...Object.keys(slots).flatMap(partOfSlot)]
        : [],
    ),
  );
  for (const href of new Set(parts.flatMap(({ files }) => files)))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
    );
  // One that fails is started again when it is needed, and its failure reported then.
  for (const remote of new Set(parts.map((part) => part.remote))) {
    const container = containerAhead(remote);
    if (container) startRemote(container).catch(() => undefined);
  }
}
