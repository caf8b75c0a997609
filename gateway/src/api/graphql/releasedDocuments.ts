import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { GraphQLError, parse, print, type DocumentNode } from 'graphql';
import type { Context } from '../../domains/members/context';
import { operationsOfShell, readShell, type ReleaseReader } from '../../platform/releases';
import type { AppServices } from '../../platform/services';

/** Whether the request is of an administrator's page with an area from a developer's machine. */
type HasOverride = (ctx: Context, cookies: string | undefined) => Promise<boolean>;

export interface ReleasedDocuments {
  plugin: ApolloServerPlugin<Context>;
  /** Whether a released page sends the document. */
  isReleased(document: DocumentNode): Promise<boolean>;
}

/** Milliseconds for which the documents that were read are used. */
const freshFor = 1_000;

/**
 * Accepts only documents of released pages: of every version of every remote in the registry, and of the shell. All
 * others are refused, except those of programs with an API token and of an administrator's page with an override.
 */
export function createReleasedDocuments(
  { config, log }: AppServices,
  registry: ReleaseReader,
  hasOverride: HasOverride,
): ReleasedDocuments {
  let known = new Set<string>();
  let seen: { remotes: object | null; shell: string | null } = { remotes: null, shell: null };
  let readAt = 0;

  const listener: GraphQLRequestListener<Context> = {
    // Not a validation rule: who may send a document must not decide for the next, and Apollo Server caches documents.
    async didResolveOperation({ request: { http }, document, contextValue }) {
      if (!http || contextValue.token || (await isReleased(document))) return;
      if (await hasOverride(contextValue, http.headers.get('cookie'))) return;
      throw new GraphQLError('This site only accepts operations of its own pages', {
        extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } },
      });
    },
  };

  return { plugin: { requestDidStart: async () => listener }, isReleased };

  async function isReleased(document: DocumentNode): Promise<boolean> {
    if (Date.now() - readAt > freshFor) await read();
    return known.has(canonicalOf(document));
  }

  async function read(): Promise<void> {
    const [remotes, shell] = await Promise.all([
      registry.read(),
      readShell(config.siteDir).catch(() => null),
    ]);
    readAt = Date.now();
    if (remotes === seen.remotes && shell === seen.shell) return;
    const areas = Object.values(remotes).flatMap(({ versions }) => Object.values(versions));
    const operations = [...areas.map((area) => area.operations), operationsOf(shell)];
    known = new Set(operations.flatMap((named) => Object.values(named).map(canonicalText)));
    seen = { remotes, shell };
  }

  function operationsOf(shell: string | null): Record<string, string> {
    try {
      return operationsOfShell(shell ?? '');
    } catch (error) {
      log.error({ err: error }, 'the operations of the shell cannot be read');
      return {};
    }
  }
}

/** Clients may send fragments in another order. */
function canonical({ definitions }: DocumentNode): string {
  return definitions.map(print).toSorted().join('\n');
}

const canonicals = new WeakMap<DocumentNode, string>();

function canonicalOf(document: DocumentNode): string {
  const known = canonicals.get(document) ?? canonical(document);
  canonicals.set(document, known);
  return known;
}

const canonicalText = (text: string) => canonical(parse(text, { noLocation: true }));
