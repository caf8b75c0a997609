import { msg } from '@lingui/core/macro';
import { documentTitle } from 'schema/documentTitle';
import type { PageData, PageResult, SessionMember } from 'schema/page';
import { localeNames, type Locale } from 'schema/locales';
import { matchRoute } from 'schema/routes';
import type { ShellManifest } from 'schema/shellManifest';
import type { Config } from '../../config';
import type { Member } from '../../domains/members/context';
import { offeredWays } from '../../domains/signIn/offeredWays';
import { html, Html, htmlDocument, json } from '../../platform/html/html';
import { localeParameter } from '../../platform/http/requestLocale';
import { messageIn } from '../../platform/texts/messages';
import { textsOf } from '../../platform/texts/texts';
import { describeRemotes } from '../areas/describe';
import { pressScriptPath } from '../traces/routes';
import type { PagePart, ResolvedRemotes, ResolvedRoute } from '../areas/resolve';
import type { PageHeading } from './heading';
import type { Prerendered } from './prerendered';

interface Page {
  config: Config;
  shell: ShellManifest;
  address: URL;
  heading: PageHeading;
  locale: Locale;
  caller: Member | null;
  /** What a suspended member is told, in English. */
  suspension: string | null;
  /** The route of the area that owns the path. */
  route: ResolvedRoute | null;
  /** The parts of the page, its route's own first. */
  parts: PagePart[];
  remotes: ResolvedRemotes;
  results: PageResult[];
  prerendered: Prerendered | null;
}

/** Composes the document of a page. */
export function composePage(page: Page): string {
  const { shell, prerendered } = page;
  const { program, starter, later } = shell;
  return htmlDocument({
    locale: page.locale,
    head: html`<link rel="icon" href="${shell.icon}" type="image/svg+xml" />
      <link rel="manifest" href="/manifest.webmanifest" />
      ${shell.touchIcon && html`<link rel="apple-touch-icon" href="${shell.touchIcon}" />`}
      ${shell.fonts.map(
        (font) => html`<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin />`,
      )}
      ${aboutOf(page)}
      ${catalogsOf(page).map((file) => html`<link rel="preload" as="fetch" href="${file}" crossorigin />`)}
      ${scriptsOf(page).map((script) => html`<link rel="preload" as="script" href="${script}" />`)}
      ${globalStyleOf(page)} ${prerendered?.style}${pressScriptOf(page)}
      <link rel="preload" as="script" fetchpriority="low" href="${program}" />
      <script defer src="${starter}" data-program="${program}" data-later="${later.join(' ')}"></script>`,
    body: html`${rootOf(page)}
      <noscript>${textsOf(page.locale).t(msg`This site needs JavaScript to show its prayers.`)}</noscript>
      ${dataScriptOf(page)}`,
  });
}

/** The catalogs that this page needs at once; English needs none. A slot may use any text. */
function catalogsOf({ shell, locale, parts }: Page): string[] {
  const sets = parts.length > 1 ? ['', '.rest'] : [''];
  const programs = [
    { folder: shell.locales, translations: shell.translations },
    ...[...new Set(parts.map(({ area }) => area))].map((area) => ({
      folder: folderOf(area.entry),
      translations: area.translations,
    })),
  ];
  return programs
    .filter(({ translations }) => Object.hasOwn(translations, locale))
    .flatMap(({ folder }) => sets.map((set) => `${folder}${locale}${set}.json`));
}

const folderOf = (entry: string) => entry.replace(/[^/]*$/, 'locales/');

/** The title of a page, and its tags for search engines and link previews. */
function aboutOf({ config, address, heading }: Page): Html {
  const { productName, siteOrigin } = config;
  return html`<title>${documentTitle(heading.tab ?? heading.title, productName)}</title>
    <meta name="description" content="${heading.description}" />
    ${heading.isIndexed ? alternatesOf(siteOrigin + address.pathname) : html`<meta name="robots" content="noindex" />`}
    ${
      heading.feed &&
      html`<link
        rel="alternate"
        type="application/atom+xml"
        title="${heading.feed.title}"
        href="${siteOrigin + heading.feed.address}"
      />`
    }
    <meta property="og:title" content="${heading.title || productName}" />
    <meta property="og:description" content="${heading.description}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${productName}" />
    <meta property="og:url" content="${siteOrigin + address.pathname}" />
    <meta name="twitter:card" content="summary" />`;
}

/** The same page in each language, for search engines. */
const alternatesOf = (page: string) =>
  html`<link rel="alternate" hreflang="x-default" href="${page}" /> ${localeNames.map(
      (locale) =>
        html`<link rel="alternate" hreflang="${locale}" href="${page}?${localeParameter}=${locale}" />`,
    )}`;

/** The scripts that this page needs at once. */
function scriptsOf({ shell, address, parts }: Page): readonly string[] {
  if (matchRoute('/', address.pathname)) return shell.landingFiles;
  return [...new Set(parts.flatMap(({ area, files }) => [area.entry, ...files]))];
}

// prettier-ignore
const globalStyleOf = ({ shell: { globalStyle } }: Page) =>
  globalStyle && html`<style id="global-style">${new Html(globalStyle)}</style>`;

const pressScriptOf = ({ config }: Page) =>
  config.traces && html`<script defer src="${pressScriptPath}"></script>`;

// React hydrates no text between the element and its content.
// prettier-ignore
const rootOf = ({ prerendered }: Page) =>
  html`<div id="root">${prerendered?.html}</div>`;

// prettier-ignore
const dataScriptOf = (page: Page) =>
  html`<script type="application/json" id="page">${json(dataOf(page))}</script>`;

function dataOf({ config, shell, locale, caller, suspension, remotes, results }: Page): PageData {
  const { productName, prayersMailbox, donationUrl, siteOrigin, production } = config;
  const isInspected = !production || Object.values(remotes).some(({ comesFrom }) => comesFrom !== null);
  return {
    productName,
    prayersMailbox,
    donationUrl,
    siteOrigin,
    production,
    locale,
    catalogs: { folder: shell.locales, locales: Object.keys(shell.translations) },
    devtools: isInspected ? { enabled: true } : undefined,
    session: caller && sessionOf(caller),
    suspension: suspension === null ? undefined : messageIn(textsOf(locale), suspension),
    signInWays: offeredWays(config),
    registry: { remotes: describeRemotes(remotes) },
    results,
  };
}

function sessionOf({
  id,
  email,
  name,
  isVerified,
  firstName,
  lastName,
  profileImageUrl,
  isSiteAdmin,
  isModerator,
  isOnTeam,
}: Member): SessionMember {
  return {
    id,
    email,
    name,
    isVerified,
    firstName,
    lastName,
    profileImageUrl,
    isSiteAdmin,
    isModerator,
    isOnTeam,
  };
}
