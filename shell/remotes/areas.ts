import type { useAreas } from 'kit';
import { findAreaRoute } from '../routes/areaRoutes';
import { fetchOperations, prefetchOperation } from './firstOperation';
import { loadModule } from './loading';
import { recover } from './recovery';
import { findSlot } from './slots';

export const areas: ReturnType<typeof useAreas> = {
  load(address) {
    void prefetchOperation(address);
    return loadModule(address);
  },
  findSlot,
  preload(path) {
    const route = findAreaRoute(path);
    if (!route) return;
    void fetchOperations();
    // The area is loaded again when it is needed, and a failure reported then.
    loadModule(route).catch(() => undefined);
  },
  recover,
};
