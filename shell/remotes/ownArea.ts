import { findAreaRoute } from '../routes/areaRoutes';
import { loadModule } from './loading';

/** Loads the area of the opened page while the shell itself is still being evaluated. */
const route = findAreaRoute(window.location.pathname);
// The area is loaded again when it is needed, and a failure reported then.
if (route) loadModule(route).catch(() => undefined);
