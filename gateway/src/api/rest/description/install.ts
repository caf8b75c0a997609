import type { Express } from 'express';
import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { Config } from '../../../config';
import { sessionCookies } from '../../../domains/members/context';
import type { DescribedRoute } from '../../../domains/route';
import { createTextSender, type TextSender } from '../../../platform/http/compressed';
import { labelRoute } from '../../../platform/http/telemetry';
import type { ReleaseReader } from '../../../platform/releases';
import { version } from '../../../platform/version';
import type { Section } from './document';
import { installViewer } from './viewer';

/** The routes of `installDescription`, besides pages. */
export const descriptionRoutes: DescribedRoute[] = [
  {
    method: 'get',
    path: '/api/openapi.json',
    status: 200,
    docs: {
      operationId: 'getDescription',
      summary: 'Get this description',
      description: 'OpenAPI 3.1. `/api` shows it as a page.',
      audience: 'everyone',
      response: z.looseObject({ openapi: z.string().describe('The version of OpenAPI.') }),
    },
  },
  {
    method: 'get',
    path: '/api/collection.json',
    status: 200,
    docs: {
      operationId: 'getCollection',
      summary: 'Get every call as a collection',
      description:
        "Every call, and the GraphQL operations of the pages, in Postman's format 2.1: for Postman, Bruno, Insomnia and others to import.",
      audience: 'everyone',
      response: z.looseObject({
        info: z
          .looseObject({ name: z.string().describe('The name of the collection.') })
          .describe('What it is.'),
      }),
    },
  },
];

// A new gateway may have other routes.
const asJson = { type: 'application/json; charset=utf-8', caching: 'public, max-age=60' };

/**
 * Installs `GET /api/openapi.json` and `GET /api/collection.json`, which are made at the first request, and
 * `GET /api`, which shows the first.
 */
export function installDescription(
  app: Express,
  config: Config,
  sections: readonly Section[],
  graphql: GraphQLSchema,
  registry: ReleaseReader,
): void {
  let description: ReturnType<typeof describe> | null = null;
  let sender: Promise<TextSender> | null = null;
  let collection: { of: object; sender: Promise<TextSender> } | null = null;

  app.get('/api/openapi.json', async (request, response) => {
    labelRoute(response, '/api/openapi.json');
    sender ??= (description ??= describe()).then((document) =>
      createTextSender(JSON.stringify(document), asJson),
    );
    const send = await sender;
    await send(request, response);
  });
  app.get('/api/collection.json', async (request, response) => {
    labelRoute(response, '/api/collection.json');
    const remotes = await registry.read();
    // A release brings other operations.
    if (collection?.of !== remotes) collection = { of: remotes, sender: collect(remotes) };
    const send = await collection.sender;
    await send(request, response);
  });
  installViewer(app, config);

  /** Loaded on demand: a gateway that never describes its API does without it. */
  async function describe() {
    const [{ describeApi }, { default: examples }] = await Promise.all([
      import('./document'),
      import('./examples.json'),
    ]);
    const [sessionCookie] = sessionCookies(config);
    return describeApi(sections, graphql, { ...config, version, sessionCookie }, examples);
  }

  async function collect(remotes: Awaited<ReturnType<ReleaseReader['read']>>): Promise<TextSender> {
    const [document, { collectionOf }, { examplesOf, liveAreas }] = await Promise.all([
      (description ??= describe()),
      import('./collection'),
      import('../../graphql/explorer/examples'),
    ]);
    const operations = examplesOf(liveAreas(remotes), graphql);
    return createTextSender(JSON.stringify(collectionOf(document, operations, config.siteOrigin)), asJson);
  }
}
