import Mustache from 'mustache';
import type { PrerenderedPage } from 'schema/area';
import { wall } from 'schema/addresses';
import type { Named } from 'schema/displayName';
import type { Locale } from 'schema/locales';
import { longText } from 'schema/longText';
import type { PageResult } from 'schema/page';
import { linksAt, matchRoute } from 'schema/routes';
import { shownName } from 'schema/shownName';
import type { ShellManifest } from 'schema/shellManifest';
import type { Config } from '../../config';
import type { Member } from '../../domains/members/context';
import { escape, Html } from '../../platform/html/html';
import { textsOf, type Texts } from '../../platform/texts/texts';
import type { ResolvedRemotes, ResolvedRoute } from '../areas/resolve';

/** How many items of a list are visible without scrolling. */
const listLength = 6;

interface Visit {
  address: URL;
  locale: Locale;
  /** The route of the area that owns the path. */
  route: ResolvedRoute | null;
  results: readonly PageResult[];
  remotes: ResolvedRemotes;
  config: Pick<Config, 'productName' | 'prayersMailbox' | 'donationUrl'>;
  caller: Pick<Member, 'name'> | null;
}

/** A prerendered page, filled with the data of this request. */
export type Prerendered = Record<'style' | 'html', Html>;

type Templates = Pick<ShellManifest, 'landing' | 'frame' | 'memberFrame' | 'translations'>;

/** The prerendered page of a path for this caller; null if there is none. */
export function findPrerendered(
  shell: Templates,
  { address, locale, route, results, remotes, config, caller }: Visit,
): Prerendered | null {
  const { landing, frame, memberFrame } = translateShell(shell, locale);
  const { productName, prayersMailbox, donationUrl } = config;
  const settings = { productName, prayersMailbox, donationUrl };
  // It is hydrated, and a member's differs in its middle.
  if (matchRoute('/', address.pathname)) return landing && !caller ? fill(landing, settings) : null;
  const page = route && templateOf(route, caller !== null);
  const surroundings = caller ? memberFrame : frame;
  const data = page && findData(route, address, results, textsOf(locale));
  if (!surroundings || !data) return null;
  const { style, html } = fill(page, data);
  const navigation = linksAt(
    Object.values(remotes).flatMap(({ routes }) => routes),
    address.pathname,
  );
  return fill(surroundings, {
    ...settings,
    memberName: caller?.name,
    navigation,
    isOnWall: route.path === wall,
    area: style.text + html.text,
  });
}

/** The template of a route's page. Builds that have none for members were made for visitors only. */
function templateOf({ area, path }: ResolvedRoute, isMember: boolean): PrerenderedPage | undefined {
  if (!isMember) return area.prerendered[path];
  return area.prerenderedForMembers && (area.prerenderedForMembers[path] ?? area.prerendered[path]);
}

function translateShell({ landing, frame, memberFrame, translations }: Templates, locale: Locale) {
  const translated = translations[locale];
  return {
    landing: landing && { ...landing, html: translated?.landing || landing.html },
    frame: frame && { ...frame, html: translated?.frame || frame.html },
    memberFrame: memberFrame && { ...memberFrame, html: translated?.memberFrame || memberFrame.html },
  };
}

/** Built for gateways of the release before, which allowed styles by a nonce. */
const forNonce = ' nonce="{{nonce}}"';

function fill({ style, html }: PrerenderedPage, values: object): Prerendered {
  const render = (template: string) =>
    new Html(Mustache.render(template.replaceAll(forNonce, ''), values, {}, { escape }));
  return { style: render(style), html: render(html) };
}

/** The values for an area's page, from the route's result; null if a search or another order is requested. */
function findData(
  { operation }: ResolvedRoute,
  { searchParams }: URL,
  results: readonly PageResult[],
  texts: Texts,
) {
  const isChosen = Object.values(operation?.variables ?? {}).some(
    ({ from, name }) => from === 'query' && searchParams.has(name),
  );
  const found = results.find(({ operationName }) => operationName === operation?.name);
  return isChosen || !found ? null : (valuesOf(found.result.data, texts) as object);
}

/** The values of the tags: the result with the beginning of each list, the authors' names, and which texts are long. */
function valuesOf(value: unknown, texts: Texts): unknown {
  if (Array.isArray(value)) return value.slice(0, listLength).map((item) => valuesOf(item, texts));
  if (typeof value !== 'object' || value === null) return value;
  const values: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    values[name] = valuesOf(inner, texts);
    if (typeof inner === 'string') values[`${name}IsLong`] = [...inner].length > longText;
    if (name === 'user') values.authorName = shownName(inner as Named | null, texts);
  }
  return values;
}
