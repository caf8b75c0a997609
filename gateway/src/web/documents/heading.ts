import { msg } from '@lingui/core/macro';
import {
  groupPage,
  invitation,
  prayerPage,
  prayersFeed,
  sharedPrayer,
  signInPage,
  testimonials,
  testimoniesFeed,
  wall,
} from 'schema/addresses';
import type { AreaRoute } from 'schema/area';
import type { Locale } from 'schema/locales';
import { matchRoute } from 'schema/routes';
import type { Context } from '../../domains/members/context';
import { prayersTitle, testimoniesTitle } from '../../domains/feeds/titles';
import { findGroupPreview, type GroupPreview } from '../../domains/groups/preview';
import { findGuardedTitle, findPreview } from '../../domains/prayers/preview';
import { findTestimonyPreview } from '../../domains/testimonials/preview';
import { textsOf, type Texts } from '../../platform/texts/texts';

/** Title and tags of a page in its HTML, for browsers, search engines and link previews. */
export interface PageHeading {
  status: 200 | 404;
  title: string;
  /** Of the browser's tab, if it is another one. */
  tab?: string;
  description: string;
  /** Prayers about health, grief and family do not belong in search engines. */
  isIndexed: boolean;
  /** The feed that has what the page shows. */
  feed?: { title: string; address: string };
}

/**
 * The heading of a path in a language, as an anonymous visitor sees it; only pages for administrators and moderators, and of prayers
 * that are not for everybody, depend on the caller.
 *
 * @param route of the area that owns this path; null if there is none
 */
export async function headingOf(
  ctx: Context,
  { pathname: path, searchParams }: URL,
  route: AreaRoute | null,
  locale: Locale,
): Promise<PageHeading> {
  const texts = textsOf(locale);
  const { t } = texts;
  const testimonyId = matchRoute(testimonials, path) && searchParams.get('testimony');
  const testimony = testimonyId && (await findTestimonyPreview(ctx, testimonyId));
  if (testimony) return { status: 200, ...testimony, isIndexed: false };

  const prayer = matchRoute(prayerPage(':id'), path) ?? matchRoute(sharedPrayer(':id'), path);
  if (prayer) {
    const preview = await findPreview(ctx, prayer.id);
    if (preview) return { status: 200, ...preview, isIndexed: false };
    const title = await findGuardedTitle(ctx, prayer.id);
    return title === null ? missing(texts, t(msg`Prayer Not Found`)) : hidden(texts, title);
  }

  const group = matchRoute(groupPage(':id'), path);
  if (group) return headingOfGroup(texts, await findGroupPreview(ctx, texts, { id: group.id }));
  const invited = matchRoute(invitation(':token'), path);
  if (invited)
    return headingOfGroup(texts, await findGroupPreview(ctx, texts, { inviteToken: invited.token }));

  if (matchRoute('/', path))
    return {
      ...page(texts, ''),
      tab: t(
        msg({ message: 'You do not have to carry it alone', comment: 'The title of the landing page.' }),
      ),
    };
  if (matchRoute(signInPage, path))
    return hidden(texts, t(msg({ message: 'Sign in', comment: 'The title of a page.' })));
  const notFound = missing(texts, t(msg`Page Not Found`));
  if (!route) return notFound;
  if (!route.audience) return { ...page(texts, route.title), feed: feedOf(texts, path) };
  const caller = await ctx.findCaller();
  const isTheirs = route.audience === 'team' ? caller?.isOnTeam : caller?.isModerator;
  return isTheirs ? hidden(texts, route.title) : notFound;
}

function feedOf({ t }: Texts, path: string): PageHeading['feed'] {
  if (matchRoute(wall, path)) return { title: t(prayersTitle), address: prayersFeed };
  return matchRoute(testimonials, path)
    ? { title: t(testimoniesTitle), address: testimoniesFeed }
    : undefined;
}

/** The public data of a group; invitations are not indexed. */
function headingOfGroup(texts: Texts, preview: GroupPreview | null): PageHeading {
  return preview
    ? { status: 200, ...preview, isIndexed: false }
    : missing(texts, texts.t(msg`Group not found`));
}

const page = ({ t }: Texts, title: string): PageHeading => ({
  status: 200,
  title,
  description: t(
    msg`Bring your prayers, say amen to the prayers of others, and give thanks for what was answered.`,
  ),
  isIndexed: true,
});

const hidden = (texts: Texts, title: string): PageHeading => ({ ...page(texts, title), isIndexed: false });

const missing = (texts: Texts, title: string): PageHeading => ({ ...hidden(texts, title), status: 404 });
