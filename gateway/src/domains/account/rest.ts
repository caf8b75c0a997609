import { get, type RestRoute } from '../route';
import { TextFile } from '../../platform/http/textFile';
import { exportOwnData } from './account';

/** A member's own data, for download. */
export const accountRoutes: RestRoute[] = [
  get('/api/my-data', async (ctx) => {
    const data = await exportOwnData(ctx);
    return new TextFile('application/json; charset=utf-8', 'my-data.json', JSON.stringify(data, null, 2));
  }),
];
