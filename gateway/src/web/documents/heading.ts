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
import { matchRoute } from 'schema/routes';
import type { Context } from '../../domains/members/context';
import { findGroupPreview, type GroupPreview } from '../../domains/groups/preview';
import { findGuardedTitle, findPreview } from '../../domains/prayers/preview';
import { findTestimonyPreview } from '../../domains/testimonials/preview';

/** Title and tags of a page in its HTML, for browsers, search engines and link previews. */
export interface PageHeading {
  status: 200 | 404;
  title: string;
  description: string;
  /** Prayers about health, grief and family do not belong in search engines. */
  isIndexed: boolean;
  /** The feed that has what the page shows. */
  feed?: { title: string; address: string };
}

const welcome =
  'Bring your prayers, say amen to the prayers of others, and give thanks for what was answered.';

/**
 * The heading of a path as an anonymous visitor sees it; only pages for administrators and moderators, and of prayers
 * that are not for everybody, depend on the caller.
 *
 * @param route of the area that owns this path; null if there is none
 */
export async function headingOf(
  ctx: Context,
  { pathname: path, searchParams }: URL,
  route: AreaRoute | null,
): Promise<PageHeading> {
  const testimonyId = matchRoute(testimonials, path) && searchParams.get('testimony');
  const testimony = testimonyId && (await findTestimonyPreview(ctx, testimonyId));
  if (testimony) return { status: 200, ...testimony, isIndexed: false };

  const prayer = matchRoute(prayerPage(':id'), path) ?? matchRoute(sharedPrayer(':id'), path);
  if (prayer) {
    const preview = await findPreview(ctx, prayer.id);
    if (preview) return { status: 200, ...preview, isIndexed: false };
    const title = await findGuardedTitle(ctx, prayer.id);
    return title === null ? missing('Prayer Not Found') : hidden(title);
  }

  const group = matchRoute(groupPage(':id'), path);
  if (group) return headingOfGroup(await findGroupPreview(ctx, { id: group.id }));
  const invited = matchRoute(invitation(':token'), path);
  if (invited) return headingOfGroup(await findGroupPreview(ctx, { inviteToken: invited.token }));

  if (matchRoute('/', path)) return page('');
  if (matchRoute(signInPage, path)) return hidden('Sign in');
  if (!route) return notFound;
  if (route.audience !== 'administrators') return { ...page(route.title), feed: feedOf(path) };
  return (await ctx.findCaller())?.isModerator ? hidden(route.title) : notFound;
}

function feedOf(path: string): PageHeading['feed'] {
  if (matchRoute(wall, path)) return { title: 'Prayers', address: prayersFeed };
  return matchRoute(testimonials, path) ? { title: 'Testimonies', address: testimoniesFeed } : undefined;
}

/** The public data of a group; invitations are not indexed. */
function headingOfGroup(preview: GroupPreview | null): PageHeading {
  return preview ? { status: 200, ...preview, isIndexed: false } : missing('Group not found');
}

const page = (title: string): PageHeading => ({ status: 200, title, description: welcome, isIndexed: true });

const hidden = (title: string): PageHeading => ({ ...page(title), isIndexed: false });

const missing = (title: string): PageHeading => ({ ...hidden(title), status: 404 });

const notFound = missing('Page Not Found');
