import type { useAreas } from 'kit';
import { findAreaRoute } from '../routes/areaRoutes';
import { loadModule } from './registry';
import { findSlot } from './slots';

export const areas: ReturnType<typeof useAreas> = {
  load: loadModule,
  findSlot,
  preload(path) {
    const route = findAreaRoute(path);
    // What fails here is asked for again, and told of, when it is really needed.
    if (route) loadModule(route).catch(() => undefined);
  },
};
