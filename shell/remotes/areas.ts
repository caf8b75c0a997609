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
    // Fetched again, and reported where it fails, when it is needed.
    loadModule(route).catch(() => undefined);
  },
  recover,
};
