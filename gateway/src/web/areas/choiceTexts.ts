import { html, type Html } from '../../platform/html/html';
import type { HtmlPage } from '../../platform/html/page';
import type { Remotes } from './registry';

/** The page with all published versions; `chosen` are this browser's manual choices. */
export function versionsPage(remotes: Remotes, chosen: Record<string, string>): HtmlPage {
  return page(
    'Versions',
    html`<p>What you choose holds in this browser, for twelve hours.</p>
      ${Object.entries(remotes).map(
        ([name, { live, canary, stopped, versions }]) =>
          html`<h2>${name}</h2>
            <ul>
              ${Object.keys(versions).map(
                (version) =>
                  html`<li>
                    <a href="/canary?remote=${name}&version=${version}">${version}</a>
                    ${version === live && html`<span class="soft">live</span>`}
                    ${
                      version === canary?.version &&
                      html`<span class="soft">canary, ${canary.percent} %</span>`
                    }
                    ${version === stopped?.version && html`<span class="soft">canary, stopped</span>`}
                    ${version === chosen[name] && html`<strong>chosen</strong>`}
                  </li>`,
              )}
              ${
                chosen[name] !== undefined &&
                html`<li><a href="/canary?remote=${name}&version=off">What everybody gets</a></li>`
              }
            </ul>`,
      )}`,
  );
}

/** The page that confirms a version for this browser; null for the default version. */
export function versionPage(remote: string, version: string | null): HtmlPage {
  return page(
    version === null ? `What everybody gets of ${remote}` : `${remote}, version ${version}`,
    html`<p>This holds in this browser alone.</p>
      <form method="post" action="/canary">
        ${hidden('remote', remote)} ${hidden('version', version ?? 'off')}
        <button>${version === null ? 'Stop' : 'Use this version'}</button>
      </form>`,
  );
}

/** The page that confirms entries from a developer's machine; null for the published one. */
export function overridePage(entries: [string, string | null][]): HtmlPage {
  const isStop = entries.every(([, entry]) => entry === null);
  return page(
    isStop ? 'What is published' : 'From your own machine',
    html`<ul>
        ${entries.map(([name, entry]) => html`<li>${name}: ${entry ?? 'as it is published'}</li>`)}
      </ul>
      ${
        !isStop &&
        html`<p>
          That code runs as this site, with everything that you may do here. It holds in this browser alone.
        </p>`
      }
      <form method="post" action="/override">
        ${entries.map(([name, entry]) => html`${hidden('remote', name)}${hidden('entry', entry ?? 'off')}`)}
        <button>${isStop ? 'Stop' : 'Use it here'}</button>
      </form>`,
  );
}

const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

const page = (title: string, body: Html): HtmlPage => ({ status: 200, title, body });
