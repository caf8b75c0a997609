import { html } from '../../platform/html/html';
import type { HtmlPage } from '../../platform/html/page';
import { hidden, page, toVersions, warning, type RequestedEntry } from './choiceTexts';
import type { Remotes } from './registry';

/**
 * Confirms entries from a developer's machine. The browser requests area.json from that machine, because the
 * gateway may not reach it: so pages and slots are those of the build, and an area may be new to the site.
 */
export function machinePage(entries: readonly RequestedEntry[], remotes: Remotes): HtmlPage {
  const overridden = entries.filter(({ entry }) => entry !== null);
  if (overridden.length === 0)
    return page('What is published', html`${form(entries, remotes, 'Stop')} ${toVersions}`);
  return {
    ...page(
      'From your own machine',
      html`<ul>
          ${entries.map(({ name, entry }) => html`<li>${name}: ${entry ?? 'as it is published'}</li>`)}
        </ul>
        ${warning} ${form(entries, remotes, 'Use it here')} ${toVersions}`,
    ),
    script: { text: program, connectsTo: overridden.map(({ entry }) => new URL(entry!).origin) },
  };
}

function form(entries: readonly RequestedEntry[], remotes: Remotes, action: string) {
  const isNew = entries.some(({ name, entry }) => entry !== null && !Object.hasOwn(remotes, name));
  return html`<form method="post" action="/override">
    ${entries.map(
      ({ name, entry }) =>
        html`${hidden('remote', name)}${hidden('entry', entry ?? 'off')}
          <input
            type="hidden"
            name="area"
            data-name="${name}"
            data-from="${entry === null ? '' : new URL('area.json', entry).href}"
            data-new="${Object.hasOwn(remotes, name) ? '' : 'yes'}"
          />`,
    )}
    <p role="status" class="soft"></p>
    ${isNew && html`<noscript><p>An area that is not published needs JavaScript on this page.</p></noscript>`}
    <button ${isNew && html`disabled`}>${action}</button>
  </form>`;
}

const program = `
const button = document.querySelector('form button');
const status = document.querySelector('[role=status]');
const fields = [...document.querySelectorAll('[data-from]')].filter(({ dataset }) => dataset.from);
Promise.all(fields.map(describe)).then((known) => {
  status.textContent = known.map(({ text }) => text).join(' ');
  button.disabled = known.some(({ isMissing }) => isMissing);
});
async function describe(field) {
  const { name, from } = field.dataset;
  try {
    const response = await fetch(from, { cache: 'no-store', credentials: 'omit' });
    if (!response.ok) throw new Error(response.status);
    const { routes, slots } = await response.json();
    field.value = JSON.stringify({ routes, slots });
    const paths = routes.map(({ path }) => path).join(', ') || 'none';
    return { text: name + ' has these pages: ' + paths + '.' };
  } catch {
    const isMissing = field.dataset.new === 'yes';
    return {
      isMissing,
      text: isMissing
        ? from + ' cannot be read, and without it the pages of ' + name + ' are not known. Is it running?'
        : name + ' keeps the pages of its published version: ' + from + ' cannot be read.',
    };
  }
}
`;
