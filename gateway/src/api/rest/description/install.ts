import type { Express } from 'express';
import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { Config } from '../../../config';
import { sessionCookies } from '../../../domains/members/context';
import type { DescribedRoute } from '../../../domains/route';
import { createTextSender } from '../../../platform/http/compressed';
import { labelRoute } from '../../../platform/http/telemetry';
import { version } from '../../../platform/version';
import type { Section } from './document';
import { installViewer } from './viewer';

/** Seconds for which a copy may be used without asking. A new gateway may have other routes. */
const freshFor = 60;

/** What `installDescription` installs, besides pages. */
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
];

/** Installs `GET /api/openapi.json`, which is made at its first request, and `GET /api`, which shows it. */
export function installDescription(
  app: Express,
  config: Config,
  sections: readonly Section[],
  graphql: GraphQLSchema,
): void {
  let sender: ReturnType<typeof createSender> | null = null;
  app.get('/api/openapi.json', async (request, response) => {
    labelRoute(response, '/api/openapi.json');
    sender ??= createSender();
    const send = await sender;
    await send(request, response);
  });
  installViewer(app, config);

  /** Whoever runs a gateway without describing its API does not load what describes it. */
  async function createSender() {
    const [{ describeApi }, { default: examples }] = await Promise.all([
      import('./document'),
      import('./examples.json'),
    ]);
    const [sessionCookie] = sessionCookies(config);
    const text = JSON.stringify(
      describeApi(sections, graphql, { ...config, version, sessionCookie }, examples),
    );
    return createTextSender(text, { type: 'application/json; charset=utf-8', maxAge: freshFor });
  }
}
