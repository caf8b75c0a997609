import { describeApi } from './api/rest/description/document';
import { apiSections, schema } from './app';

/** The description as generators of clients need it: without what is a site's own, and without examples. */
export function descriptionForClients() {
  const { paths, components } = describeApi(
    apiSections,
    schema,
    { productName: '', siteOrigin: '', prayersMailbox: '', version: '', sessionCookie: '' },
    {},
  );
  return { openapi: '3.1.0', info: { title: 'Prayer Wall API', version: '' }, paths, components };
}
