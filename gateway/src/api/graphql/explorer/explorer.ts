import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import { findDeprecations } from 'schema/deprecations';
import { releasedFrontEnds } from 'schema/frontEnds';
import { operationsOfShell, readShell, type ReleaseReader } from '../../../platform/releases';
import type { AppServices } from '../../../platform/services';
import { examplesOf, liveAreas } from './examples';
import { bar, barStyle } from './bar';
import { firstTab } from './firstTab';

/** Whether a request for /graphql comes from a browser's address bar, not from a GraphQL client. */
export function acceptsHtml(request: IncomingMessage): boolean {
  return request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
}

/**
 * Creates the explorer, with its scripts inlined: it loads nothing from another host. Its module takes 33 MB of memory,
 * which production does without. `?area=mf-wall&operation=FeedPage` opens an operation of a page.
 */
export function createExplorer({ config }: AppServices, schema: GraphQLSchema, registry: ReleaseReader) {
  return async function sendExplorer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [{ renderGraphiQL }, areas, shell] = await Promise.all([
      import('@graphql-yoga/render-graphiql'),
      registry.read(),
      readShell(config.siteDir),
    ]);
    const examples = examplesOf(liveAreas(areas), schema);
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    // GraphiQL writes what was changed into the address, as `query`: then the tab has it already.
    const chosen = searchParams.has('query')
      ? undefined
      : examples.find(
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
    const frontEnds = releasedFrontEnds(areas, shell === null ? null : operationsOfShell(shell));
    const above = bar(config, examples, findDeprecations(schema, frontEnds)).text;
    const script = chosen ? '' : `<script>${returnToTab}</script>`;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; worker-src 'self' blob:; " +
        "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'",
    );
    response.end(
      page.replace(
        '<div id="root"></div>',
        () => `<style>${barStyle}</style>${script}${above}<div id="root"></div>`,
      ),
    );
  };
}

/**
 * After a reload GraphiQL looks among its tabs for the texts that it keeps of the editors, which are not there before the
 * first change, and opens an empty tab when no tab has them.
 */
const returnToTab = `
try {
  const { tabs, activeTabIndex } = JSON.parse(localStorage.getItem('graphiql:tabState'));
  for (const key of ['query', 'variables', 'headers']) {
    const text = tabs[activeTabIndex][key];
    if (text) localStorage.setItem('graphiql:' + key, text);
    else localStorage.removeItem('graphiql:' + key);
  }
} catch {}
`;
