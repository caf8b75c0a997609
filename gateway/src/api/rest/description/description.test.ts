import express from 'express';
import { apiSections } from '../../../app';
import { openTestSite, type TestGateway, type TestSite } from '../../../testing/testSite';
import { version } from '../../../platform/version';
import type { JsonSchema } from './schemas';

interface Operation {
  operationId: string;
  parameters?: { $ref?: string; name: string; in: string; description: string }[];
  responses: Record<string, { $ref?: string; headers?: object }>;
}

let site: TestSite;
let gateway: TestGateway;
let installed: string[];
let description: {
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: object;
    schemas: Record<string, JsonSchema>;
    responses: Record<string, { headers?: object }>;
  };
};

beforeAll(async () => {
  const oidc = { issuer: 'https://id.example', clientId: 'site', clientSecret: 'secret', name: 'Parish ID' };
  site = await openTestSite({ oidc });
  installed = await routesInstalledBy(async () => {
    gateway = await site.gateway();
  });
  description = (await gateway.rest('GET', '/api/openapi.json')).body;
});
afterAll(() => site.close());

/** Every method and path below /api that Express serves, as the description writes them. */
async function routesInstalledBy(act: () => Promise<void>): Promise<string[]> {
  const found: string[] = [];
  const spies = (['get', 'post', 'put', 'patch', 'delete'] as const).map((method) => {
    const spy = jest.spyOn(express.application, method);
    const original = spy.getMockImplementation();
    return { method, spy, original };
  });
  await act();
  for (const { method, spy } of spies) {
    for (const [path, ...handlers] of spy.mock.calls as [unknown, ...unknown[]][])
      if (handlers.length > 0 && String(path).startsWith('/api/'))
        found.push(`${method} ${String(path).replaceAll(/:(\w+)/g, '{$1}')}`);
    spy.mockRestore();
  }
  return found;
}

const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, operation })),
  );

test('every route is described, and no other', () => {
  expect(installed.length).toBeGreaterThan(50);
  expect(
    operations()
      .map(({ call }) => call)
      .toSorted(),
  ).toEqual(installed.toSorted());
});

test('every domain with routes has a heading', () => {
  const calls = apiSections.flatMap(({ routes }) => routes);
  expect(calls).toHaveLength(installed.length);
});

test('no two calls have one name', () => {
  const names = operations().map(({ operation }) => operation.operationId);
  expect(new Set(names).size).toBe(names.length);
});

test('its version is that of the site', async () => {
  expect(description.info).toMatchObject({ title: 'Prayer Wall API', version });
  expect((await gateway.rest('GET', '/healthz')).body).toEqual({ status: 'ok', version });
});

test('every call lists 429, which says when to try again; a read 304, a create call its key', () => {
  expect(description.components.responses.TooManyRequests!.headers).toHaveProperty('Retry-After');
  for (const { call, operation } of operations()) {
    expect([call, operation.responses[429]?.$ref]).toEqual([call, '#/components/responses/TooManyRequests']);
    const takesKey = operation.parameters?.some(({ $ref }) => $ref?.endsWith('Idempotency-Key')) ?? false;
    expect([call, takesKey]).toEqual([call, operation.responses[422] !== undefined]);
  }
  expect(description.paths['/api/prayers']!.get!.responses).toHaveProperty('304');
  expect(description.paths['/api/prayers']!.post!.responses).toHaveProperty('422');
});

test('a session and a token can sign in', () => {
  expect(description.components.securitySchemes).toMatchObject({
    cookie: { type: 'apiKey', in: 'cookie' },
    bearer: { type: 'http', scheme: 'bearer' },
  });
});

test('every field and every parameter says what it is', () => {
  const silent = Object.entries(description.components.schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([, property]) => !property.description)
      .map(([field]) => `${name}.${field}`),
  );
  expect(silent).toEqual([]);
});

test('the bounds of what may be sent are those of its rule', () => {
  expect(description.components.schemas.SubmitPrayerInput!.properties).toMatchObject({
    title: { minLength: 1, maxLength: 100 },
    description: { minLength: 10, maxLength: 500 },
    email: { maxLength: 254 },
  });
  expect(description.components.schemas.SubmitPrayerInput!.required).toEqual([
    'name',
    'email',
    'title',
    'description',
  ]);
});

test('it is not sent again to a client that has it', async () => {
  const { headers } = await gateway.rest('GET', '/api/openapi.json');
  const again = await gateway.rest('GET', '/api/openapi.json', {
    headers: { 'if-none-match': headers.get('etag')! },
  });
  expect(again.status).toBe(304);
});

test('the page loads nothing from another origin, and only the files of its own version', async () => {
  const { status, headers, body } = await gateway.rest('GET', '/api');
  expect(status).toBe(200);
  expect(body).toContain('<title>Prayer Wall API</title>');
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe|http/);
  const addresses = [...String(body).matchAll(/(?:src=|href=|url\()"([^"]+)"/g)].map(
    ([, address]) => address!,
  );
  expect(addresses.filter((address) => !/^(\/|data:,)/.test(address))).toEqual([]);
  const files = addresses.filter((address) => address.startsWith('/assets/'));
  expect(files).toHaveLength(2);
  for (const file of files) {
    const { status: found, headers: of } = await gateway.rest('GET', file);
    expect([found, of.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await gateway.rest('GET', file.replace(/\d+\.\d+\.\d+/, '0.0.0'))).status).toBe(404);
  }
  expect((await gateway.rest('GET', '/api/nothing')).body).toEqual({
    message: 'Not found',
    code: 'NOT_FOUND',
  });
});
