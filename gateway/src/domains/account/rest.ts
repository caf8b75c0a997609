import { nameRule } from 'schema/rules/profile';
import { StreamedFile } from '../../platform/http/files';
import { viewer } from '../members/responses';
import { get, put, type RestRoute } from '../route';
import { changeName } from './account';
import { exportOwnData } from './ownData';

/** A member's own account: the name, and all data for download. */
export const accountRoutes: RestRoute[] = [
  put('/api/auth/user', (ctx, { body }) => changeName(ctx, body), {
    docs: {
      operationId: 'changeName',
      summary: 'Change your name',
      audience: 'members',
      body: { name: 'NameInput', rule: nameRule, fields: { name: 'The name that others see.' } },
      response: viewer,
    },
  }),
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
