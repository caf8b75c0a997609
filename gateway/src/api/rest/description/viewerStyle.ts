import { declareRoles, palette, type RoleName } from 'schema/palette';

const roles: RoleName[] = [
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'ink',
  'inkSoft',
  'inkOnAccent',
  'accent',
  'accentStrong',
  'accentSoft',
  'line',
  'lineStrong',
  'danger',
  'dangerSoft',
  'focus',
];

/** Swagger UI in the site's colours. Its own style is in a layer, so that every rule here is stronger. */
export const viewerStyle = (styleSheet: string) => `
@import url("${styleSheet}") layer(viewer);
:root {
  color-scheme: light dark;
  --heading: Newsreader, Georgia, "Times New Roman", serif;
  --text: system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  /* The icon is white. */
  --behind-icon: ${palette.light.inkSoft};
  --code: ui-monospace, Menlo, Consolas, monospace;
  ${declareRoles(palette.light, roles)}
}
@media (prefers-color-scheme: dark) {
  :root {
    ${declareRoles(palette.dark, roles)}
  }
}
body { margin: 0; background: var(--surface); color: var(--ink); font: 1rem/1.6 var(--text); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
body > header {
  display: flex; flex-wrap: wrap; gap: 0 1.5rem; justify-content: space-between; box-sizing: border-box;
  max-width: 64rem; margin: 0 auto;
  padding: 0.75rem 1.25rem 0;
}
body > header nav { display: flex; gap: 1.5rem; }
body > header a { display: inline-flex; align-items: center; min-height: 44px; color: var(--accent); }
body > header > a { color: var(--ink); text-decoration: none; font: 600 1.375rem/1.25 var(--heading); }
noscript { display: block; max-width: 64rem; margin: 2rem auto; padding: 0 1.25rem; }

.swagger-ui { color: inherit; font-family: var(--text); }
.swagger-ui * { color: inherit; background-color: transparent; border-color: var(--line); box-shadow: none; text-shadow: none; }
.swagger-ui :is(p, li, a, td, th, h3, h5, small, div, span, button) { font-family: inherit; }
.swagger-ui .wrapper { max-width: 64rem; padding: 0 1.25rem; }
.swagger-ui svg { fill: currentcolor; }
.swagger-ui a:not(.nostyle), .swagger-ui .info a { color: var(--accent); text-decoration: underline; }
.swagger-ui :is(code, pre) { font-family: var(--code); font-weight: 400; }
.swagger-ui :is(p, li, td) code { padding: 0.0625rem 0.3125rem; border-radius: 0.25rem; background: var(--surface-sunken); font-size: 0.875em; }
.swagger-ui .info { margin: 1.5rem 0 1rem; }
.swagger-ui .info .title { font: 600 2rem/1.25 var(--heading); }
.swagger-ui .info :is(p, li) { max-width: 44rem; margin-inline: 0; font-size: 1rem; line-height: 1.6; }
.swagger-ui .info :is(.url, .info__contact, .info__license) { font-size: 0.9375rem; line-height: 1.6; }
.swagger-ui .info :is(hgroup, .info__contact, .info__license) a { display: inline-block; min-height: 24px; }
.swagger-ui .info__contact > div { display: inline-block; margin-inline-end: 1.5rem; }
.swagger-ui :is(.info .title .version-stamp, .servers-title, .servers, .authorization__btn) { display: none; }
.swagger-ui .info .title small { background: var(--accent-soft); color: var(--ink); top: -0.375rem; }
.swagger-ui .scheme-container { padding: 0; }
.swagger-ui .scheme-container .schemes { justify-content: flex-end; }
.swagger-ui :is(.opblock h4, table thead td, .parameter__name, label) { font-family: var(--text); }
.swagger-ui .opblock-tag { padding: 0.75rem 0; border-color: var(--line-strong); font: 600 1.375rem/1.25 var(--heading); }
.swagger-ui .opblock-tag small { color: var(--ink-soft); font: 400 0.9375rem/1.5 var(--text); }
.swagger-ui .opblock { margin: 0 0 0.5rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--surface-raised); }
.swagger-ui .opblock .opblock-summary { padding: 0.25rem 0.5rem; border-color: var(--line); }
.swagger-ui .opblock .opblock-summary-method {
  min-width: 4.5rem; padding: 0.25rem 0.5rem; border-radius: 0.375rem; background: var(--accent-soft); color: var(--ink);
  font: 600 0.8125rem/1.5 var(--code);
}
.swagger-ui .opblock-delete .opblock-summary-method { background: var(--danger-soft); }
.swagger-ui .opblock .opblock-summary-path { font: 500 0.9375rem/1.5 var(--code); }
.swagger-ui .opblock-summary-path a { display: inline-block; padding: 0.25rem 0; }
.swagger-ui .opblock-summary-description { color: var(--ink-soft); font: 400 0.9375rem/1.5 var(--text); }
.swagger-ui .opblock .opblock-section-header { background: none; border-bottom: 1px solid var(--line); }
.swagger-ui .tab-header .tab-item.active h4 span::after { background: var(--accent); }
.swagger-ui :is(.opblock-description-wrapper p, .response-col_description p, .renderedMarkdown p) { font-size: 0.9375rem; line-height: 1.6; }
.swagger-ui :is(.parameter__type, .parameter__in, .prop-format) { color: var(--ink-soft); font-family: var(--code); font-weight: 400; }
.swagger-ui :is(select, textarea, input[type=text], input[type=password]) {
  min-height: 44px; padding: 0.5rem 0.75rem; border: 1px solid var(--line-strong); border-radius: 0.625rem;
  background-color: var(--surface-raised); color: var(--ink); font: 400 1rem/1.5 var(--text);
}
.swagger-ui select { appearance: auto; background-image: none; font-size: 0.9375rem; }
.swagger-ui textarea { font: 400 0.875rem/1.6 var(--code); }
.swagger-ui ::placeholder { color: var(--ink-soft); opacity: 1; }
.swagger-ui .btn {
  min-height: 44px; padding: 0.5rem 1.25rem; border: 1px solid var(--line-strong); border-radius: 999rem; color: var(--accent);
  font: 600 0.9375rem/1.5 var(--text);
}
.swagger-ui .btn:hover { background: var(--surface-sunken); }
.swagger-ui .btn.execute { border-color: transparent; background: var(--accent); color: var(--ink-on-accent); }
.swagger-ui .btn.execute:hover { background: var(--accent-strong); }
.swagger-ui .execute-wrapper .btn { max-width: 14rem; }
.swagger-ui .btn-group { gap: 0.75rem; }
.swagger-ui .btn-group .btn { flex: 0 1 14rem; border-radius: 999rem; }
.swagger-ui .btn.cancel { color: var(--danger); }
.swagger-ui .highlight-code :is(pre, code), .swagger-ui :is(.microlight, .curl, .request-url pre, .headerline) {
  border-radius: 0.5rem; background: var(--surface-sunken); color: var(--ink); font: 400 0.8125rem/1.6 var(--code);
}
.swagger-ui .microlight, .swagger-ui .curl { padding: 0.75rem; }
.swagger-ui .highlight-code span, .swagger-ui .curl span { color: inherit !important; font-weight: 400; }
.swagger-ui .copy-to-clipboard { border-radius: 0.375rem; background-color: var(--behind-icon); }
/* physical: Swagger UI places its buttons so. */
.swagger-ui .download-contents ~ .copy-to-clipboard, .swagger-ui .highlight-code:has(.download-contents) .copy-to-clipboard { right: 8.5rem; }
.swagger-ui .download-contents { background-color: var(--surface-raised); color: var(--ink); }
.swagger-ui .download-contents { width: auto; border: 1px solid var(--line-strong); padding: 0.25rem 0.75rem; }
.swagger-ui :is(.response-col_status, .response-col_links, table thead) :is(td, th, .response-undocumented), .swagger-ui .response-col_status { font-size: 0.875rem; }
.swagger-ui section.models { border: 1px solid var(--line); border-radius: 0.75rem; background: var(--surface-raised); }
.swagger-ui section.models .model-container, .swagger-ui .model-box { background: none; }
.swagger-ui [class*="json-schema-2020-12"] { font-size: 0.875rem; }
.swagger-ui .dialog-ux .backdrop-ux { background: var(--ink); opacity: 0.5; }
.swagger-ui .dialog-ux .modal-ux { border: 1px solid var(--line-strong); border-radius: 1rem; background: var(--surface-raised); }
.swagger-ui .loading-container { min-height: 20rem; }
@media (max-width: 40rem) {
  .swagger-ui .info .title { font-size: 1.625rem; }
  .swagger-ui .opblock-tag { flex-wrap: wrap; }
  .swagger-ui .opblock-tag small { padding: 0; }
  .swagger-ui :is(.opblock-body table.parameters, .table-container) { padding: 0 0.75rem; }
}
@media (forced-colors: active) { .swagger-ui .opblock-summary-method { border: 1px solid; } }
`;
