import type { useAreas } from 'kit';
import { findAreaRoute } from '../routes/areaRoutes';
import { withAhead } from './loadAhead';
import { findLoaded, loadModule } from './loading';
import { recover } from './recovery';
import { findSlot } from './slots';

const landedOn = window.location.href;

export const areas: ReturnType<typeof useAreas> = {
  load(address) {
    // The first page came with its result.
    if (window.location.href !== landedOn) withAhead((ahead) => ahead.prefetchHere(address));
    return loadModule(address);
  },
  findLoaded,
  findSlot,
  preload(path, isPressed) {
    const route = findAreaRoute(path);
    if (!route) return;
    withAhead((ahead) => ahead.prefetchPath(path, isPressed));
    // The area is loaded again when it is needed, and a failure reported then.
    loadModule(route).catch(() => undefined);
  },
  recover,
};
