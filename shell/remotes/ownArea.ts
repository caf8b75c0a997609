import { findAreaRoute } from '../routes/areaRoutes';
import { loadModule } from './loading';

/** The area of the page that is opened is on its way while the shell itself is still being evaluated. */
const route = findAreaRoute(window.location.pathname);
// What fails here is asked for again, and told of, when it is really needed.
if (route) loadModule(route).catch(() => undefined);
