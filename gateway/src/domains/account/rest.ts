import { accountRule } from 'schema/rules/account';
import { StreamedFile } from '../../platform/http/files';
import { viewer } from '../members/responses';
import { get, put, type RestRoute } from '../route';
import { changeAccount } from './account';
import { exportOwnData } from './ownData';

/** A member's own account: the name, the language, and all data for download. */
export const accountRoutes: RestRoute[] = [
  put('/api/auth/user', (ctx, { body }) => changeAccount(ctx, body), {
    docs: {
      operationId: 'changeAccount',
      summary: 'Change your name or language',
      description: 'A field that is left out stays as it is; one of them is needed.',
      audience: 'members',
      body: {
        name: 'AccountInput',
        rule: accountRule,
        fields: {
          name: 'The name that others see.',
          locale: 'The language of your pages and mails, such as `pt-BR`; null for that of the browser.',
        },
      },
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
