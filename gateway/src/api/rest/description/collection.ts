import type { Example } from '../../graphql/explorer/examples';
import type { describeApi } from './document';

type Description = ReturnType<typeof describeApi>;

/** The parts of a described call that are used here. */
interface Call {
  summary: string;
  description: string;
  tags: string[];
  security: object[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { description: string; content?: Record<string, Content | undefined> }>;
}
interface Parameter {
  name: string;
  in: string;
  description: string;
  schema: { [key: string]: unknown; default?: unknown; enum?: unknown[]; minimum?: unknown };
}
interface Content {
  example?: unknown;
}

/** Every call of the REST API and every operation of the pages, in Postman's format 2.1, which Bruno imports too. */
export function collectionOf(
  { info, tags, paths, components }: Description,
  operations: readonly Example[],
  siteOrigin: string,
) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ method, path, call: call as Call })),
  );
  const keyed = Object.fromEntries(
    Object.entries(components.parameters).map(([name, parameter]) => [
      `#/components/parameters/${name}`,
      parameter,
    ]),
  );
  const areas = [...new Set(operations.map(({ area }) => area))];
  return {
    info: {
      name: info.title,
      version: info.version,
      description: introduction,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [
      { key: 'site', value: siteOrigin, type: 'string' },
      { key: 'token', value: '', type: 'string' },
    ],
    auth: bearer,
    item: [
      ...tags.map(({ name, description }) => ({
        name,
        description,
        item: calls
          .filter(({ call }) => call.tags[0] === name)
          .map(({ method, path, call }) => itemOf(method, path, call, keyed)),
      })),
      {
        name: 'GraphQL',
        description: 'What the pages of each area send.',
        item: areas.map((area) => ({
          name: area,
          item: operations.filter((one) => one.area === area).map(graphqlItem),
        })),
      },
    ],
  };
}

function itemOf(method: string, path: string, call: Call, keyed: Record<string, Parameter>) {
  const parameters = (call.parameters ?? []).map((one) => ('$ref' in one ? keyed[one.$ref]! : one));
  const [mediaType, payload] = Object.entries(call.requestBody?.content ?? {})[0] ?? [];
  const request = {
    method: method.toUpperCase(),
    description: call.description,
    ...(takesToken(call) ? {} : { auth: { type: 'noauth' } }),
    header: [
      ...(mediaType ? [{ key: 'Content-Type', value: mediaType }] : []),
      ...parameters
        .filter((one) => one.in === 'header')
        .map(({ name, description }) => ({ key: name, value: '{{$guid}}', description })),
    ],
    url: urlOf(path, parameters),
    ...(payload?.example !== undefined && { body: rawJson(payload.example) }),
  };
  return { name: call.summary, request, response: savedResponses(call, request) };
}

/** Calls that everybody may make are sent without the token, which may not be set. */
const takesToken = ({ security }: Call) =>
  security.some((one) => 'bearer' in one) && !security.some((one) => Object.keys(one).length === 0);

function urlOf(path: string, parameters: readonly Parameter[]) {
  const written = path.replaceAll(/\{(\w+)\}/g, ':$1');
  const query = parameters
    .filter((one) => one.in === 'query')
    .map((one) => ({ key: one.name, value: sampleOf(one), description: one.description, disabled: true }));
  const variable = parameters
    .filter((one) => one.in === 'path')
    .map((one) => ({ key: one.name, value: sampleOf(one), description: one.description }));
  return {
    raw: `{{site}}${written}`,
    host: ['{{site}}'],
    path: written.slice(1).split('/'),
    ...(query.length > 0 && { query }),
    ...(variable.length > 0 && { variable }),
  };
}

function sampleOf({ schema }: Parameter): string {
  const [first] = schema.enum ?? [];
  const sample = schema.default ?? first ?? schema.minimum ?? '';
  return typeof sample === 'string' ? sample : JSON.stringify(sample);
}

function savedResponses(call: Call, originalRequest: object) {
  return Object.entries(call.responses).flatMap(([status, { description, content }]) => {
    const example = content?.['application/json']?.example;
    if (example === undefined) return [];
    return [
      {
        name: description,
        originalRequest,
        code: Number(status),
        header: [{ key: 'Content-Type', value: 'application/json' }],
        body: JSON.stringify(example, null, 2),
        _postman_previewlanguage: 'json',
      },
    ];
  });
}

function graphqlItem({ name, query, variables }: Example) {
  return {
    name,
    request: {
      method: 'POST',
      header: [{ key: 'Content-Type', value: 'application/json' }],
      url: { raw: '{{site}}/graphql', host: ['{{site}}'], path: ['graphql'] },
      body: { mode: 'graphql', graphql: { query, variables: variables || '{}' } },
    },
    response: [],
  };
}

const rawJson = (payload: unknown) => ({
  mode: 'raw',
  raw: JSON.stringify(payload, null, 2),
  options: { raw: { language: 'json' } },
});

const bearer = { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] };

const introduction =
  'Every call of the REST API, and what the pages send over GraphQL. Set `token` to a token of a member (`POST /api/tokens` in a signed-in browser); what everybody may read needs none. `site` is the address of the site.';
