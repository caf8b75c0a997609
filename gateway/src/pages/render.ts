import type { Config } from '../config';
import type { Member } from '../context';
import type { EarlyAnswer } from './earlyAnswers';
import type { PageHeading } from './heading';
import { describeRemotes } from './describe';
import type { ResolvedRemotes } from './resolve';
import { paintedPages, placeOfArea } from './template';

interface Page {
  config: Config;
  template: string;
  nonce: string;
  address: URL;
  heading: PageHeading;
  caller: Member | null;
  remotes: ResolvedRemotes;
  /** Scripts that this address needs at once. */
  scripts: readonly string[];
  answers: readonly EarlyAnswer[];
  /** What the area of this address has painted. */
  area: string;
}

/** Writes what this page is about into the shell's HTML; what the shell reads of it is kit/app/page.ts. */
export function renderPage(page: Page): string {
  const words: Record<string, string> = { nonce: page.nonce, ...wordsOf(page.config) };
  return page.template
    .replace(/\{\{(\w+)\}\}/g, (_, name) => escape(words[name]!))
    .replace(/<!--(\/[^\s<]*) needs ([^\s<]+)-->/g, (_, address, file) =>
      address === page.address.pathname ? preload(String(file)) : '',
    )
    .replace(paintedPages, '')
    .replace(placeOfArea, () => page.area)
    .replace('<!--head-->', () => head(page))
    .replace('<!--page-->', () => data(page));
}

/** What each site has of its own in a page that its build has painted (shell/firstPaint/browser.ts). */
const wordsOf = ({ productName, prayersMailbox, donationUrl }: Config) => ({
  productName,
  prayersMailbox,
  donationUrl,
});

const preload = (script: string) => `<link rel="preload" as="script" href="${escape(script)}" />`;

function head({ config, address, heading, scripts }: Page): string {
  const title = heading.title ? `${heading.title} · ${config.productName}` : config.productName;
  const shown = heading.title || config.productName;
  return [
    `<title>${escape(title)}</title>`,
    meta('name', 'description', heading.description),
    heading.isIndexed ? '' : meta('name', 'robots', 'noindex'),
    meta('property', 'og:title', shown),
    meta('property', 'og:description', heading.description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', config.productName),
    meta('property', 'og:url', config.siteOrigin + address.pathname),
    meta('name', 'twitter:card', 'summary'),
    ...scripts.map(preload),
  ]
    .filter(Boolean)
    .join('\n    ');
}

function data({ config, caller, nonce, remotes, answers }: Page): string {
  const page = {
    productName: config.productName,
    prayersMailbox: config.prayersMailbox,
    donationUrl: config.donationUrl,
    siteOrigin: config.siteOrigin,
    production: config.production,
    session: caller && sessionOf(caller),
    registry: { remotes: describeRemotes(remotes) },
    answers,
  };
  // Inside a script element only `<` could end it or begin a comment.
  const json = JSON.stringify(page).replace(/</g, '\\u003c');
  return `<script type="application/json" id="page" nonce="${nonce}">${json}</script>`;
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
}: Member) {
  return { id, email, name, isVerified, firstName, lastName, profileImageUrl, isSiteAdmin };
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escape(content)}" />`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character]!);
}
