import type { Express } from 'express';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import type { Config } from '../../config';
import { NotFound } from '../../platform/errors';
import { sendPublicText } from '../../platform/http/respond';
import { labelRoute } from '../../platform/http/telemetry';

/** Seconds for which a copy may be used without asking. A new gateway may have another schema. */
const freshFor = 60;

/** `GET /schema.graphql`: the whole schema as text, for editors and code generators; 404 where introspection is off. */
export function installSchemaFile(app: Express, { introspection }: Config, schema: GraphQLSchema): void {
  let text: string | null = null;
  app.get('/schema.graphql', (request, response) => {
    labelRoute(response, '/schema.graphql');
    if (!introspection) throw new NotFound();
    text ??= `${printSchema(lexicographicSortSchema(schema))}\n`;
    sendPublicText(request, response, { text, maxAge: freshFor });
  });
}
