import { buildSchema, lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { ConfigError, type Config } from '../../config';
import { operationsOfShell, readIfAny, readShell } from '../../platform/releases';

/**
 * Refuses to start with a schema that breaks a released version or the shell, unless there is a reason. `npm start` has
 * checked before, and recorded its schema; here it matters where SITE_DIR comes from elsewhere, as for an image.
 *
 * @throws ConfigError
 */
export async function requireSchema(
  { siteDir, schemaOverride }: Pick<Config, 'siteDir' | 'schemaOverride'>,
  log: Logger,
  schema: GraphQLSchema,
): Promise<void> {
  const [registry, shell, releasedSdl] = await Promise.all([
    readIfAny(siteDir, 'registry.json'),
    readShell(siteDir),
    readIfAny(siteDir, 'released-schema.graphql'),
  ]);
  const sdl = canonical(schema);
  if (!registry || (releasedSdl && canonical(buildSchema(releasedSdl)) === sdl)) return;
  // Large, and rarely needed.
  const { checkSchema } = await import('schema/compatibility');
  const { refusals } = await checkSchema(
    {
      registry: JSON.parse(registry) as object,
      shell: shell === null ? null : { operations: operationsOfShell(shell) },
      releasedSdl,
    },
    sdl,
  );
  if (refusals.length === 0) return;
  if (schemaOverride === null)
    throw new ConfigError(
      [
        ...refusals,
        'PW-225 This schema would break what is released. SCHEMA_OVERRIDE="why" starts it nevertheless.',
      ].join('\n'),
    );
  log.error({ reason: schemaOverride, refusals }, 'this schema breaks released versions');
}

const canonical = (schema: GraphQLSchema) => printSchema(lexicographicSortSchema(schema));
