import type { useAreas } from 'kit';
import { findAreaRoute } from '../routes/areaRoutes';
import { askFirstQuestion, learnQuestions } from './firstQuestions';
import { loadModule } from './loading';
import { recover } from './recovery';
import { findSlot } from './slots';

export const areas: ReturnType<typeof useAreas> = {
  load(address) {
    void askFirstQuestion(address);
    return loadModule(address);
  },
  findSlot,
  preload(path) {
    const route = findAreaRoute(path);
    if (!route) return;
    void learnQuestions();
    // What fails here is asked for again, and told of, when it is really needed.
    loadModule(route).catch(() => undefined);
  },
  recover,
};
