import { importQueryRule, maxImportBytes } from 'schema/rules/portable';
import { get, post, type RestRoute } from '../route';
import { exportSite } from './exportSite';
import { importPrayers } from './importPrayers';
import { importResult } from './responses';

/** Export and import (contract, sections 12 and 14): files, so over REST alone. */
export const portableRoutes: RestRoute[] = [
  get('/api/admin/export.zip', (ctx) => exportSite(ctx), {
    docs: {
      operationId: 'exportSite',
      summary: 'Download everything that administrators may see',
      description: [
        'A zip with one CSV and one JSON file for each of `prayers`, `encouragements`, `testimonies`, `groups`, `posts` and `post-comments` of public groups, `chains` and `members`, all as of one instant.',
        'Anonymous texts have no author. There are no sessions, tokens, keys or ways to sign in, nothing that only the members of a group or chain may see, and nothing that was withdrawn.',
        "In the CSV files `'` stands before a cell that begins with `=`, `+`, `-`, `@`, tab or carriage return, so that no spreadsheet takes it for a formula.",
        'One export at a time: another one gets 429. Files are not available over GraphQL.',
      ].join('\n\n'),
      audience: 'admins',
      response: 'application/zip',
    },
  }),
  post('/api/admin/import', (ctx, { query, body }) => importPrayers(ctx, query, body), {
    admit: (ctx) => ctx.requireSiteAdmin(),
    docs: {
      operationId: 'importPrayers',
      summary: 'Import prayers from a CSV file',
      description: [
        'UTF-8, at most 10 MB and 40,000 prayers, separated by commas, semicolons or tabs. The first line names the columns `title`, `description`, `category`, `isAnonymous`, `name` and `createdAt`, in any order; other columns are ignored. `prayers.csv` of an export is such a file.',
        'Each line is judged by the rules of the prayer form, without its e-mail address; an anonymous prayer needs no name, and none is stored. Valid lines are made although others fail.',
        'A prayer with the same title and description as one that the site has or had is skipped, so that a file can be imported again.',
        'Imported prayers belong to no account, keep `createdAt`, and notify nobody. Files are not available over GraphQL.',
      ].join('\n\n'),
      audience: 'admins',
      query: importQueryRule,
      upload: {
        type: 'text/csv',
        maxBytes: maxImportBytes,
        example:
          'title,description,category,isAnonymous,name,createdAt\r\nFor rain,The fields are dry and the wells are low.,general,false,Ruth Moab,2024-05-31\r\n',
      },
      response: importResult,
      creates: true,
      refusals: { 413: 'The file is larger than 10 MB.', 415: 'The file is not `text/csv` in UTF-8.' },
    },
  }),
];
