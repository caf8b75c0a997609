import { matchRoute } from 'schema/question';
import type { Context } from '../context';
import { findGroupPreview, type GroupPreview } from '../groups/preview';
import { findPreview } from '../prayers/preview';
import { findTestimonyPreview } from '../testimonials/preview';

/** What the HTML says of a page before any script runs: to browsers, search engines and link previews. */
export interface PageHeading {
  status: 200 | 404;
  title: string;
  description: string;
  /** Prayers of health, grief and family do not belong in search engines. */
  isIndexed: boolean;
}

const welcome =
  'Bring your prayers, say amen to the prayers of others, and give thanks for what was answered.';

const plainPages: Record<string, string> = {
  '/': '',
  '/prayers': 'Prayer Wall',
  '/testimonials': 'Testimonies',
  '/features': 'Features',
};

/** Judges an address as an anonymous visitor would see it; only /admin asks who the caller is. */
export async function headingOf(ctx: Context, { pathname: path, searchParams }: URL): Promise<PageHeading> {
  const testimonyId = matchRoute('/testimonials', path) && searchParams.get('testimony');
  const testimony = testimonyId && (await findTestimonyPreview(ctx, testimonyId));
  if (testimony) return { status: 200, ...testimony, isIndexed: false };

  const plain = plainPages[path === '/' ? path : path.replace(/\/$/, '')];
  if (plain !== undefined) return page(plain);
  if (matchRoute('/admin', path))
    return (await ctx.findCaller())?.isSiteAdmin ? hidden('Administration') : notFound;

  const prayer = matchRoute('/prayer/:id', path) ?? matchRoute('/prayers/:id', path);
  if (prayer) {
    const preview = await findPreview(ctx, prayer.id);
    return preview ? { status: 200, ...preview, isIndexed: false } : missing('Prayer Not Found');
  }

  const group = matchRoute('/prayer-groups/:id', path);
  if (group) return groupPage(await findGroupPreview(ctx, { id: group.id }));
  const invitation = matchRoute('/join/:token', path);
  if (invitation) return groupPage(await findGroupPreview(ctx, { inviteToken: invitation.token }));
  return notFound;
}

/** A link to a group says what everyone may know of it; invitations are not for search engines. */
function groupPage(preview: GroupPreview | null): PageHeading {
  return preview ? { status: 200, ...preview, isIndexed: false } : missing('Group not found');
}

const page = (title: string): PageHeading => ({ status: 200, title, description: welcome, isIndexed: true });

const hidden = (title: string): PageHeading => ({ ...page(title), isIndexed: false });

const missing = (title: string): PageHeading => ({ ...hidden(title), status: 404 });

const notFound = missing('Page Not Found');
