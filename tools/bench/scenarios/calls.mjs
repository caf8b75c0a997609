import { cookieOf } from '../data/sessions.mjs';

/** A GraphQL call by a member. */
export const graphql = (member, body) => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json', cookie: cookieOf(member) },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** A GET over REST, by a member or by a visitor. */
export const get = (path, member) => ({
  method: 'GET',
  path,
  headers: member ? { cookie: cookieOf(member) } : {},
});

/** One call. @throws when it is refused, in HTTP or in GraphQL */
export async function callOnce(url, { method, path, headers, body }) {
  const response = await fetch(new URL(path, url), {
    method,
    headers,
    body,
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
  const json = JSON.parse(text);
  if (json.errors) throw new Error(`${path}: ${text.slice(0, 300)}`);
  return json;
}
