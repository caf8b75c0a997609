import { findAreaRoute } from '../routes/areaRoutes';
import { loadModule } from './loading';

/** The area of the opened page loads while the shell itself is still being evaluated. */
const route = findAreaRoute(window.location.pathname);
// Loaded again, and reported where it fails, when it is needed.
if (route) loadModule(route).catch(() => undefined);
