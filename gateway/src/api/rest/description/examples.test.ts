import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { apiSections } from '../../../app';
import type { DescribedRoute } from '../../../domains/route';
import { makeThings, type Community } from '../../../testing/security/community';
import { writes, type Write } from '../../../testing/security/writes';
import { openTestSite, type TestGateway, type TestSite } from '../../../testing/testSite';
import type { Examples } from './document';
import committed from './examples.json';

/** `UPDATE_EXAMPLES=1 npx jest --projects gateway -- examples.test && npm run format` writes them anew. */
const file = path.join(__dirname, 'examples.json');
const isUpdate = process.env.UPDATE_EXAMPLES === '1';

/** An example is nobody's secret, and looks like none. */
const aToken = /pw_[0-9a-f]{48}/g;
const noToken = `pw_${'0'.repeat(48)}`;

const names = {
  owner: { firstName: 'Ruth', lastName: 'Moab', name: 'Ruth Moab' },
  other: { firstName: 'Naomi', lastName: 'Bethlehem', name: 'Naomi Bethlehem' },
};

let site: TestSite;
let gateway: TestGateway;
let made: Pick<Community, 'people' | 'ids'>;
let fresh: Examples;

beforeAll(async () => {
  site = await openTestSite({
    siteOrigin: 'https://prayers.example.org',
    signIn: { clientId: 'site', clientSecret: 'secret', localProvider: null },
    oidc: { issuer: 'https://id.example', clientId: 'site', clientSecret: 'secret', name: 'Parish ID' },
  });
  gateway = await site.gateway();
  made = await makeThings(site, gateway, names);
  await gateway.rest('POST', `/api/prayer-chains/${made.ids.chain}/join`, {
    as: made.people.owner,
    body: { hourSlot: 6 },
  });
  fresh = await callEverything();
  if (isUpdate) writeFileSync(file, `${JSON.stringify(fresh, null, 2).replaceAll(aToken, noToken)}\n`);
}, 120_000);
afterAll(() => site.close());

/** The calls whose responses are JSON, as their owner makes them: reads first, then writes, deletions last. */
async function callEverything(): Promise<Examples> {
  const order = ['get', 'put', 'post', 'delete'];
  const calls = apiSections
    .flatMap(({ routes }) => routes)
    .filter(isExample)
    .toSorted((one, other) => order.indexOf(one.method) - order.indexOf(other.method));
  const examples: Examples = {};
  for (const route of calls) examples[route.docs.operationId] = await call(route);
  return Object.fromEntries(Object.entries(examples).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Signing in has tests of its own. */
function isExample({ method, path: address, docs }: DescribedRoute): boolean {
  const isJson =
    docs.response === 'application/json' || (typeof docs.response === 'object' && docs.response !== null);
  const isMade = method === 'get' || `${method} ${address}` in writes;
  return isJson && isMade;
}

async function call({ method, path: address, docs, ...route }: DescribedRoute): Promise<Examples[string]> {
  // A client that accepts JSON alone learns where signing in begins.
  const status = route.status === 302 ? 200 : route.status;
  const {
    path: target,
    body,
    headers,
  }: Write = method === 'get' ? { path: readOf(address) } : writes[`${method} ${address}`]!(made.ids);
  const request = { as: made.people.owner, body, headers: { accept: 'application/json', ...headers } };
  let response = await gateway.rest(method.toUpperCase(), target, request);
  if (response.status !== status) {
    // An earlier write has taken what this one needs.
    made = await makeThings(site, gateway, names);
    const again = method === 'get' ? { path: target } : writes[`${method} ${address}`]!(made.ids);
    response = await gateway.rest(method.toUpperCase(), again.path, {
      as: made.people.owner,
      body: again.body,
      headers: again.headers,
    });
  }
  if (response.status !== status) throw new Error(`${method} ${address} answered ${response.status}`);
  return {
    ...(docs.body && body !== undefined && { request: body }),
    response: shortened(beginningOf(docs.operationId, response.body)),
  };
}

/** The description would contain itself, and the collection all examples. */
function beginningOf(
  operationId: string,
  body: { openapi?: string; info?: Record<string, string> },
): unknown {
  if (operationId === 'getDescription')
    return { openapi: body.openapi, info: { title: body.info?.title, version: body.info?.version } };
  return operationId === 'getCollection' ? { info: body.info } : body;
}

function readOf(address: string): string {
  const { ids } = made;
  const id: Record<string, number> = {
    prayers: ids.prayer,
    testimonials: ids.testimonial,
    'prayer-chains': ids.chain,
    'prayer-groups': address.endsWith('/requests') ? ids.privateGroup : ids.group,
    'group-posts': ids.post,
    reminders: ids.reminder,
  };
  return address.replaceAll(
    /([\w-]+)\/:\w+/g,
    (_, collection: string) => `${collection}/${id[collection] ?? 1}`,
  );
}

/** Lists have one entry, and secrets are left out. */
function shortened(value: unknown, key = ''): unknown {
  if (key === 'inviteLinkToken' && value !== null) return 'hT2x9kQvR4mWb7NcYp1LzA0s';
  if (key === 'authId' || key === 'subject') return '104729481523';
  if (key === 'redirect') return '/?token=eyJhbGciOiJIUzI1NiIs...&auth=success';
  if (key === 'token') return 'pw_...';
  if (Array.isArray(value)) return value.slice(0, 1).map((entry) => shortened(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shortened(field, name)]));
}

/** The part of a value that stays from one day to the next. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shapeOf(field)]));
}

test('the examples are those of the site as it is', () => {
  expect(shapeOf(isUpdate ? fresh : committed)).toEqual(shapeOf(fresh));
});

test('every response and every payload in JSON has an example that its rule accepts', () => {
  const examples: Examples = isUpdate ? fresh : committed;
  const refused = apiSections
    .flatMap(({ routes }) => routes)
    .filter(isExample)
    .flatMap(({ docs }) => {
      const { request = null, response } = examples[docs.operationId] ?? {};
      const rule = typeof docs.response === 'string' ? z.looseObject({}) : docs.response!;
      const isRight = z.safeParse(rule, response).success;
      const isSent = request === null || z.safeParse(docs.body!.rule, request).success;
      return isRight && isSent ? [] : [docs.operationId];
    });
  expect(refused).toEqual([]);
});
