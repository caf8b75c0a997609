import type { GraphQLSchema } from 'graphql';
import type { Tag } from '../../../domains/domain';
import type { DescribedRoute } from '../../../domains/route';
import { tags } from '../../../domains/tags';
import { parametersOf } from './parameters';
import { refusalComponents, responsesOf } from './responses';
import { createSchemas, type Schemas } from './schemas';

/** Routes under one heading. */
export interface Section {
  tag: Tag;
  routes: readonly DescribedRoute[];
}

/** A call as it was made, and its response, by `operationId`. */
export type Examples = Record<string, { request?: unknown; response?: unknown }>;

interface Site {
  productName: string;
  siteOrigin: string;
  prayersMailbox: string;
  version: string;
  sessionCookie: string;
}

/** The description of the REST API in OpenAPI 3.1, as an object. */
export function describeApi(
  sections: readonly Section[],
  graphql: GraphQLSchema,
  { productName, siteOrigin, prayersMailbox, version, sessionCookie }: Site,
  examples: Examples,
) {
  const schemas = createSchemas(graphql);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { tag, routes } of sections)
    for (const route of routes)
      (paths[route.path.replaceAll(/:(\w+)/g, '{$1}')] ??= {})[route.method] = operationOf(
        route,
        tag,
        schemas,
        examples[route.docs.operationId] ?? {},
      );
  return {
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version,
      description: introduction,
      contact: { name: productName, url: siteOrigin, email: prayersMailbox },
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/', description: 'This site.' }],
    tags: Object.values(tags).filter((tag) => sections.some((section) => section.tag === tag)),
    paths,
    components: {
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: 'The session of a browser, after signing in.',
        },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token that a member has made in their profile: `Authorization: Bearer pw_...`.',
        },
      },
      parameters: { 'Idempotency-Key': idempotencyKey },
      responses: refusalComponents(schemas),
      schemas: schemas.components,
    },
  };
}

function operationOf(route: DescribedRoute, tag: Tag, schemas: Schemas, example: Examples[string]) {
  const { docs } = route;
  const parameters = [
    ...parametersOf(route, schemas),
    ...(docs.creates ? [{ $ref: '#/components/parameters/Idempotency-Key' }] : []),
  ];
  return {
    operationId: docs.operationId,
    summary: docs.summary,
    description: docs.description ?? `${docs.summary}.`,
    tags: [tag.name],
    security: securityOf(route),
    ...(parameters.length > 0 && { parameters }),
    ...(docs.upload && {
      requestBody: {
        required: true,
        content: {
          [docs.upload.type]: {
            schema: { type: 'string', maxLength: docs.upload.maxBytes },
            example: docs.upload.example,
          },
        },
      },
    }),
    ...(docs.body && {
      requestBody: {
        required: !('bodyOptional' in route && route.bodyOptional),
        content: {
          'application/json': {
            schema: schemas.ofPayload(docs.body),
            ...(example.request !== undefined && { example: example.request }),
          },
        },
      },
    }),
    responses: responsesOf(route, schemas, example.response),
  };
}

/** Everybody's calls respond to members with what concerns them, such as `hasAmened`. */
function securityOf({ acceptsApiTokens = false, docs: { audience } }: DescribedRoute) {
  return [
    ...(audience === 'everyone' ? [{}] : []),
    { cookie: [] },
    ...(acceptsApiTokens ? [{ bearer: [] }] : []),
  ];
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Any text of your own. The same key with the same payload returns the first response again and makes nothing twice, so that a call can be repeated when its response was lost.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const introduction = `
Everything that the pages of this site do, for other programs. Payloads and responses are JSON; ids are numbers; times are ISO 8601 in UTC. Unknown fields of a payload are ignored, and a response may gain fields.

The same is there over GraphQL at \`/graphql\`.

- **Who calls.** A browser sends its session cookie, and its writes must come from a page of this site. A program sends a token of a member as \`Authorization: Bearer pw_...\`.
- **Refusals** are \`{"message": "...", "code": "..."}\`: with \`errors\` for each field of a payload that is wrong. Decide by the codes: they stay, while the messages are for people. 429 and 503 say in \`Retry-After\` when to try again.
- **Repeating a call** that creates something is safe with an \`Idempotency-Key\`.
- **Polling** is cheap with \`If-None-Match\`: 304 has no body.
`.trim();
