import { html, type Html } from '../../platform/html/html';
import type { HtmlPage } from '../../platform/html/page';
import type { SharedChoice } from './sharedChoice';

/** An area with the URL of its entry on a developer's machine, null for the published one. */
export interface RequestedEntry {
  name: string;
  entry: string | null;
}

export const toVersions = html`<p class="links"><a href="/canary">All versions</a></p>`;

/** The warning about code that is not published. */
export const warning = html`<p>
  That code runs as this site, with everything that you may do here. It holds in this browser alone, for
  twelve hours.
</p>`;

/** The page that confirms a version for this browser; null for the default version. */
export function versionPage(remote: string, version: string | null): HtmlPage {
  return page(
    version === null ? `What everybody gets of ${remote}` : `${remote}, version ${version}`,
    html`<p>This holds in this browser alone.</p>
      <form method="post" action="/canary">
        ${hidden('remote', remote)} ${hidden('version', version ?? 'off')}
        <button>${version === null ? 'Stop' : 'Use this version'}</button>
      </form>
      ${toVersions}`,
  );
}

/** The page that confirms what a signed link offers. */
export function sharedPage({ by, until, versions, entries }: SharedChoice, shared: string): HtmlPage {
  const machines = Object.entries(entries);
  return page(
    'Somebody shares versions with you',
    html`<p>From ${by}. The link can be used until ${timeOf(until)}.</p>
      <ul>
        ${Object.entries(versions).map(([name, version]) => html`<li>${name}: version ${version}</li>`)}
        ${machines.map(([name, { entry }]) => html`<li>${name}: from ${entry}</li>`)}
      </ul>
      ${
        machines.length > 0
          ? html`${warning}
              <p>Use it only if you expect it from ${by}.</p>`
          : html`<p>This holds in this browser alone, for twelve hours.</p>`
      }
      <form method="post" action="/canary">
        ${hidden('shared', shared)}
        <button>Use it here</button>
      </form>
      ${toVersions}`,
  );
}

/** The page of a link that this site has not signed, or that is too old. */
export const deadLinkPage: HtmlPage = {
  status: 400,
  title: 'This link has ended',
  body: html`<p>A shared link can be used for an hour. Please ask for a new one.</p>
    ${toVersions}`,
};

/** The page of a link to code on somebody else's machine: it offers nothing to press. */
export function unsignedPage(entries: readonly RequestedEntry[]): HtmlPage {
  return page(
    'Nobody has signed this link',
    html`<p>It names code on another machine:</p>
      <ul>
        ${entries.map(({ name, entry }) => html`<li>${name}: ${entry ?? 'as it is published'}</li>`)}
      </ul>
      <p>
        Anybody can write such a link, and that code would do everything that you may do here. If you know the
        machine, type its address yourself, or ask for a signed link.
      </p>
      ${toVersions}`,
  );
}

export const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

export const page = (title: string, body: Html): HtmlPage => ({ status: 200, title, body });

const timeOf = (seconds: number) => `${new Date(seconds * 1000).toISOString().slice(11, 16)} UTC`;
