import { get, type RestRoute } from '../route';
import { requireViewer } from './members';

export const memberRoutes: RestRoute[] = [get('/api/auth/user', (ctx) => requireViewer(ctx))];
