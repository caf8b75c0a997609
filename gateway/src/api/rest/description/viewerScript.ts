/**
 * The program of the page. Swagger UI leaves its lists without a name, code that scrolls out of the keyboard's reach, a level
 * of headings out, and what stands above its operations outside of any landmark.
 */
export const viewerScript = `
const name = () => {
  for (const list of document.querySelectorAll('select:not([aria-label])')) {
    const row = list.closest('[data-param-name]');
    list.setAttribute('aria-label', row ? row.dataset.paramName : 'Media type');
  }
  for (const heading of document.querySelectorAll('.swagger-ui :is(h3, h4, h5):not([aria-level])'))
    heading.setAttribute('aria-level', heading.matches('.models > h4') ? '2' : heading.tagName[1] - 1);
  for (const code of document.querySelectorAll('.microlight:not([tabindex]), .curl:not([tabindex])'))
    code.tabIndex = 0;
  for (const about of document.querySelectorAll('.information-container:not([role])')) {
    about.setAttribute('role', 'region');
    about.setAttribute('aria-label', 'About');
  }
};
new MutationObserver(name).observe(document.getElementById('api'), { childList: true, subtree: true });
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#api',
  defaultModelsExpandDepth: 0,
  docExpansion: 'list',
  tryItOutEnabled: true,
  syntaxHighlight: { activated: false },
  validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis],
  layout: 'BaseLayout',
})`;
