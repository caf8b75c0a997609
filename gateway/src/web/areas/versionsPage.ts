import { html, type Html } from '../../platform/html/html';
import type { HtmlPage } from '../../platform/html/page';
import type { Choice } from './choice';
import { hidden, page } from './choiceTexts';
import type { Remotes } from './registry';
import type { ResolvedRemotes } from './resolve';

interface VersionsPageOptions {
  remotes: Remotes;
  choice: Choice;
  /** The version that this browser gets. */
  served: ResolvedRemotes;
  /** The signed link to this browser's choice; null without one. */
  link: string | null;
  /** The address of an entry on a developer's machine. */
  example: string;
}

/** The page with every area: what this browser gets of it, all published versions, and a developer's machine. */
export function versionsPage({ remotes, choice, served, link, example }: VersionsPageOptions): HtmlPage {
  return page(
    'Versions',
    html`<p>What you choose holds in this browser alone, for twelve hours.</p>
      ${
        link !== null &&
        html`<div class="field">
            <label for="link">A link to what you have chosen</label>
            <input id="link" type="text" readonly value="${link}" aria-describedby="link-use" />
            <p id="link-use" class="soft">
              For an hour, for those who may choose versions too. They see what it does before it has an
              effect.
            </p>
          </div>
          <form method="post" action="/canary">
            ${hidden('version', 'off')}
            <button class="quiet">Stop all of it</button>
          </form>`
      }
      ${Object.entries(served).map(
        ([name, { version, comesFrom }]) =>
          html`<div class="area">
            <h2 id="${name}">${name}</h2>
            <p>${stateOf(name, version, comesFrom, choice)}</p>
            ${Object.hasOwn(remotes, name) && versionForm(name, remotes[name]!, choice.versions[name])}
            ${
              comesFrom === null
                ? machineForm(name, example)
                : html`<form method="post" action="/override">
                    ${hidden('remote', name)} ${hidden('entry', 'off')}
                    <button class="quiet" aria-describedby="${name}">Stop loading it from there</button>
                  </form>`
            }
          </div>`,
      )}
      <div class="area">
        <h2 id="new">An area that is not published yet</h2>
        ${newAreaForm(example)}
      </div>`,
  );
}

function stateOf(name: string, version: string, comesFrom: string | null, { versions }: Choice): Html {
  if (comesFrom !== null) return html`<strong>You get it from ${comesFrom}.</strong>`;
  if (versions[name] === version) return html`<strong>You get version ${version}, which you chose.</strong>`;
  return html`You get version ${version}.`;
}

function versionForm(
  name: string,
  { live, canary, stopped, previous, versions }: Remotes[string],
  chosen: string | undefined,
): Html {
  const sorted = new Set([live, canary?.version, previous, ...Object.keys(versions)]);
  const wordOf = (version: string) => {
    if (version === live) return 'live';
    if (version === canary?.version) return `on trial, for ${canary.percent} %`;
    if (version === stopped?.version) return 'on trial until it stopped';
    return version === previous ? 'live before' : 'kept';
  };
  const isPublished = (version: string | null | undefined): version is string =>
    typeof version === 'string' && Object.hasOwn(versions, version);
  return html`<form method="post" action="/canary">
    ${hidden('remote', name)}
    <div class="field">
      <label for="version-${name}">Version of ${name}</label>
      <select id="version-${name}" name="version">
        <option value="off">What everybody gets</option>
        ${[...sorted]
          .filter(isPublished)
          .map(
            (version) =>
              html`<option value="${version}" ${version === chosen && html`selected`}>
                ${version}, ${wordOf(version)}
              </option>`,
          )}
      </select>
    </div>
    <button class="quiet" aria-describedby="${name}">Use this version</button>
  </form>`;
}

function machineForm(name: string, example: string): Html {
  return html`<details>
    <summary aria-describedby="${name}">From my machine</summary>
    <form method="post" action="/override">
      ${hidden('remote', name)} ${hidden('ask', 'yes')} ${addressField(`entry-${name}`, example)}
      <button class="quiet" aria-describedby="${name}">Go on</button>
    </form>
  </details>`;
}

function newAreaForm(example: string): Html {
  return html`<form method="post" action="/override">
    ${hidden('ask', 'yes')}
    <div class="field">
      <label for="new-name">Name of the area</label>
      <input
        id="new-name"
        type="text"
        name="remote"
        required
        pattern="[a-z][a-z0-9\\-]*"
        maxlength="40"
        placeholder="mf-retreats"
        autocomplete="off"
      />
    </div>
    ${addressField('new-entry', example)}
    <button class="quiet" aria-describedby="new">Go on</button>
  </form>`;
}

const addressField = (id: string, example: string): Html =>
  html`<div class="field">
    <label for="${id}">Address of its remoteEntry.js</label>
    <input id="${id}" type="url" name="entry" required placeholder="${example}" autocomplete="off" />
  </div>`;
