import type { PrerenderedPage } from 'schema/area';
import { testimonials, wall } from 'schema/addresses';
import { firstScreenEnd } from 'schema/firstScreen';
import type { Locale } from 'schema/locales';
import type { PageResult } from 'schema/page';
import { linksAt, matchRoute } from 'schema/routes';
import type { ShellManifest } from 'schema/shellManifest';
import { testimonyParameter } from 'schema/testimonies';
import type { Config } from '../../config';
import type { Member } from '../../domains/members/context';
import { Html } from '../../platform/html/html';
import { textsOf, type Texts } from '../../platform/texts/texts';
import type { ResolvedRemotes, ResolvedRoute } from '../areas/resolve';
import { renderTemplate } from './renderTemplate';
import { tagValues } from './tagValues';

interface Visit {
  address: URL;
  locale: Locale;
  /** The route of the area that owns the path. */
  route: ResolvedRoute | null;
  results: readonly PageResult[];
  remotes: ResolvedRemotes;
  config: Pick<Config, 'productName' | 'prayersMailbox' | 'donationUrl'>;
  caller: Pick<Member, 'name' | 'firstName'> | null;
}

/** A prerendered page, filled with the data of this request. */
export type Prerendered = Record<'style' | 'html', Html>;

type TemplateName = 'landing' | 'memberLanding' | 'frame' | 'memberFrame';

type Templates = Pick<ShellManifest, TemplateName | 'translations'>;

/** The prerendered page of a path for this caller; null if there is none. */
export function findPrerendered(
  shell: Templates,
  { address, locale, route, results, remotes, config, caller }: Visit,
): Prerendered | null {
  const { productName, prayersMailbox, donationUrl } = config;
  const settings = { productName, prayersMailbox, donationUrl };
  const member = { memberName: caller?.name, memberFirstName: caller?.firstName };
  if (matchRoute('/', address.pathname)) {
    const page = shellPage(shell, caller ? 'memberLanding' : 'landing', locale);
    return page && fill(page, { ...settings, ...member });
  }
  const page = route && templateOf(route, caller !== null);
  const surroundings = shellPage(shell, caller ? 'memberFrame' : 'frame', locale);
  const data = page && findData(route, address, results, textsOf(locale));
  if (!surroundings || !data) return null;
  const { style, html } = fill(page, data);
  const navigation = linksAt(
    Object.values(remotes).flatMap(({ routes }) => routes),
    address.pathname,
  );
  return fill(surroundings, {
    ...settings,
    ...member,
    navigation,
    isOnWall: route.path === wall,
    isOnTestimonials: route.path === testimonials,
    area: style.text + html.text,
    hasFirstScreenEnd: html.text.includes(`id="${firstScreenEnd}"`),
  });
}

/** The template of a route's page. Builds that have none for members were made for visitors only. */
function templateOf({ area, path }: ResolvedRoute, isMember: boolean): PrerenderedPage | undefined {
  if (!isMember) return area.prerendered[path];
  return area.prerenderedForMembers && (area.prerenderedForMembers[path] ?? area.prerendered[path]);
}

/** A template of the shell in the language of the visit, in English where it is not translated. */
function shellPage(shell: Templates, name: TemplateName, locale: Locale): PrerenderedPage | null {
  const page = shell[name];
  return page && { ...page, html: shell.translations[locale]?.[name] || page.html };
}

/** Built for gateways of the release before, which allowed styles by a nonce. */
const forNonce = ' nonce="{{nonce}}"';

function fill({ style, html }: PrerenderedPage, values: object): Prerendered {
  return { style: new Html(style.replaceAll(forNonce, '')), html: new Html(renderTemplate(html, values)) };
}

/** The values for an area's page, from the route's results; null where the address asks for something else first. */
function findData(
  { operation, otherOperations }: ResolvedRoute,
  { searchParams }: URL,
  results: readonly PageResult[],
  texts: Texts,
) {
  const choices = Object.values(operation?.variables ?? {}).flatMap((source) =>
    'from' in source && source.from === 'query' ? [source.name] : [],
  );
  const isChosen = [testimonyParameter, ...choices].some((name) => searchParams.has(name));
  const dataOf = (name: string | undefined) =>
    results.find(({ operationName }) => operationName === name)?.result.data;
  const data = dataOf(operation?.name);
  if (isChosen || !data) return null;
  const others = (otherOperations?.everyone ?? []).map(dataOf);
  return tagValues(Object.assign({}, ...others, data), texts) as object;
}
