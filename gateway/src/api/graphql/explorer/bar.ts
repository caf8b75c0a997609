import { declareRoles, palette, type RoleName } from 'schema/palette';
import type { Deprecation } from 'schema/deprecations';
import type { Config } from '../../../config';
import { html, type Html } from '../../../platform/html/html';
import type { Example } from './examples';

/** The bar above the explorer. */
export function bar(
  { productName, introspection }: Pick<Config, 'productName' | 'introspection'>,
  examples: readonly Example[],
  deprecations: readonly Deprecation[],
): Html {
  const areas = [...new Set(examples.map(({ area }) => area))];
  return html`<header class="bar">
    <a href="/">${productName}</a>
    ${introspection && html`<a href="/schema.graphql">Schema as text</a> <a href="/schema/changes">Schema changes</a>`}
    <a href="/api">REST</a>
    <details name="bar">
      <summary>Operations of the pages</summary>
      <div>
        ${areas.length === 0 && html`<p>No area is published here yet.</p>`}
        ${areas.map(
          (area) =>
            html`<h2>${area}</h2>
              <ul>
                ${examples
                  .filter((example) => example.area === area)
                  .map(({ name }) => html`<li><a href="${addressOf(area, name)}">${name}</a></li>`)}
              </ul>`,
        )}
      </div>
    </details>
    <details name="bar">
      <summary>Deprecated (${deprecations.length})</summary>
      <div>
        ${deprecations.length === 0 && html`<p>Nothing is deprecated.</p>`}
        ${deprecations.map(
          ({ part, reason, uses }) =>
            html`<h2>${part}</h2>
              <p>${reason}</p>
              ${
                uses.length === 0
                  ? html`<p>No released page uses it: it can be removed.</p>`
                  : html`<ul>
                      ${uses.map(({ who, operations }) => html`<li>${who}: ${operations.join(', ')}</li>`)}
                    </ul>`
              }`,
        )}
      </div>
    </details>
  </header>`;
}

const addressOf = (area: string, operation: string) =>
  `/graphql?${new URLSearchParams({ area, operation }).toString()}`;

const roles: RoleName[] = ['surface', 'surfaceRaised', 'ink', 'accent', 'lineStrong', 'focus'];

export const barStyle = `
body { color-scheme: light dark; ${declareRoles(palette.light, roles)} }
@media (prefers-color-scheme: dark) { body { ${declareRoles(palette.dark, roles)} } }
body.graphiql-light { color-scheme: light; ${declareRoles(palette.light, roles)} }
body.graphiql-dark { color-scheme: dark; ${declareRoles(palette.dark, roles)} }
body { display: flex; flex-direction: column; height: 100vh; }
#root { flex: 1; min-height: 0; }
#root .graphiql-container { width: 100%; height: 100%; }
.bar {
  position: relative; z-index: 5; display: flex; flex-wrap: wrap; gap: 0 1.5rem; padding: 0 1rem;
  background: var(--surface); color: var(--ink); border-bottom: 1px solid var(--line-strong);
  font: 0.9375rem/1.5 system-ui, sans-serif;
}
.bar > a, .bar summary, .bar li a { display: flex; align-items: center; min-height: 2.5rem; color: var(--accent); }
.bar > a:first-child { color: var(--ink); font-weight: 600; text-decoration: none; }
.bar summary { cursor: pointer; text-decoration: underline; }
.bar details > div {
  position: absolute; inset-inline: 0; top: 100%; max-height: 70vh; overflow: auto; padding: 1rem;
  background: var(--surface-raised); border-bottom: 1px solid var(--line-strong);
}
.bar h2 { margin: 0.5rem 0 0; font-size: 1rem; }
.bar p { margin: 0; }
.bar ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: 0; padding: 0; list-style: none; }
@media (max-width: 40rem) { .graphiql-container .graphiql-logo { display: none; } }
.bar :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;
