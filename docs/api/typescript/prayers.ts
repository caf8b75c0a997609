import createClient from 'openapi-fetch';
import type { paths } from './api';

const { SITE: site = 'http://localhost:4000', TOKEN: token } = process.env;
const client = createClient<paths>({ baseUrl: site, headers: { authorization: `Bearer ${token}` } });

// Names, parameters, payloads and responses are checked while you type.
const { data, error } = await client.GET('/api/prayers', {
  params: { query: { sortBy: 'amens', limit: 3 } },
});
if (error) throw new Error(error.message);
for (const { title, amenCount } of data.prayers) console.log(`${title} (${amenCount})`);

const posted = await client.POST('/api/prayers', {
  params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
  body: {
    name: 'Ruth',
    email: 'ruth@example.org',
    title: 'Rain for the fields',
    description: 'The barley is dry. Please pray with us for rain.',
    category: 'general',
  },
});
if (posted.error) throw new Error(posted.error.message);
const { data: amen } = await client.POST('/api/prayers/{id}/amen', {
  params: { path: { id: posted.data.id } },
});
console.log(posted.data.title, amen?.amenCount);
