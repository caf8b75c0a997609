import { get, type RestRoute } from '../route';
import { StreamedFile } from '../../platform/http/files';
import { exportOwnData } from './ownData';

/** A member's own data, for download. */
export const accountRoutes: RestRoute[] = [
  get(
    '/api/my-data',
    async (ctx) =>
      new StreamedFile('application/json; charset=utf-8', 'my-data.json', await exportOwnData(ctx)),
    {
      docs: {
        operationId: 'downloadMyData',
        summary: 'Download everything that the site stores about you',
        audience: 'members',
        response: 'application/json',
      },
    },
  ),
];
