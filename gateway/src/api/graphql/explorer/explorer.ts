import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import type { AppServices } from '../../../platform/services';
import { operationsOfShell, readShell } from '../shellOperations';
import { findDeprecations, type Sender } from './deprecations';
import { examplesOf, type ReleasedArea } from './examples';
import { bar, barStyle, firstTab } from './texts';

/** Whether a request for /graphql comes from a browser's address bar, not from a GraphQL client. */
export function acceptsHtml(request: IncomingMessage): boolean {
  return request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
}

/** The areas of the site, with the versions that visitors may have. */
interface AreaReader {
  read(): Promise<
    Record<
      string,
      {
        live: string;
        canary: { version: string } | null;
        previous: string | null;
        versions: Record<string, ReleasedArea>;
      }
    >
  >;
}

/**
 * Creates the explorer, with its scripts inlined: it loads nothing from another host. Its module takes 33 MB of memory,
 * which production does without. `?area=mf-wall&operation=FeedPage` opens an operation of a page.
 */
export function createExplorer({ config }: AppServices, schema: GraphQLSchema, registry: AreaReader) {
  return async function sendExplorer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [{ renderGraphiQL }, areas, shell] = await Promise.all([
      import('@graphql-yoga/render-graphiql'),
      registry.read(),
      readShell(config.siteDir),
    ]);
    const live = Object.entries(areas).map(([name, area]) => [name, area.versions[area.live]!] as const);
    const examples = examplesOf(Object.fromEntries(live), schema);
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const chosen = examples.find(
      ({ area, name }) => area === searchParams.get('area') && name === searchParams.get('operation'),
    );
    const firstOfAreas = examples.filter(
      ({ area }, index) => examples.findIndex((example) => example.area === area) === index,
    );
    const page = renderGraphiQL({
      endpoint: '/graphql',
      title: `${config.productName}: explorer`,
      // Used in a browser that has no tabs of its own yet.
      defaultTabs: [
        { query: firstTab },
        ...firstOfAreas.map(({ area, query, variables }) => ({
          query: `# A page of ${area} sends this.\n${query}`,
          variables,
        })),
      ],
      ...(chosen && { query: chosen.query, variables: chosen.variables }),
    });
    const senders = [...sendersOf(areas), ...senderOfShell(shell)];
    const above = bar(config.productName, examples, findDeprecations(schema, senders)).text;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; worker-src 'self' blob:; " +
        "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'",
    );
    response.end(
      page.replace('<div id="root"></div>', () => `<style>${barStyle}</style>${above}<div id="root"></div>`),
    );
  };
}

/** Everybody whom a removed part of the schema could break, in the words of `npm run check-schema`. */
function sendersOf(areas: Awaited<ReturnType<AreaReader['read']>>): Sender[] {
  return Object.entries(areas).flatMap(([name, { live, canary, previous, versions }]) =>
    Object.entries({ live, canary: canary?.version, previous }).flatMap(([state, version]) => {
      const area = version ? versions[version] : undefined;
      return area ? [{ who: `${name} ${version} (${state})`, operations: area.operations }] : [];
    }),
  );
}

function senderOfShell(shell: string | null): Sender[] {
  return shell === null ? [] : [{ who: 'The shell', operations: operationsOfShell(shell) }];
}
