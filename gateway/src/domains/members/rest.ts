import { get, type RestRoute } from '../route';
import { requireViewer } from './members';
import { viewer } from './responses';

export const memberRoutes: RestRoute[] = [
  get('/api/auth/user', (ctx) => requireViewer(ctx), {
    docs: {
      operationId: 'getViewer',
      summary: 'Get your own account',
      audience: 'members',
      response: viewer,
    },
  }),
];
