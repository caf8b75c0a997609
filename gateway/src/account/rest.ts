import { get, type RestRoute } from '../http/route';
import { exportOwnData } from './account';

/** A member's own data, for download. */
export const accountRoutes: RestRoute[] = [get('/api/my-data', (ctx) => exportOwnData(ctx))];
