/**
 * Every link of the product as a path on its site, for pages, mails, and SQL that writes notifications (`linkIn` in the
 * gateway). With `':id'` as its parameter a function returns the route pattern.
 */

import { testimonyParameter } from './testimonies';

type Id = number | string;

export const wall = '/prayers';

/** One prayer after another, in the order of need; `?display=screen` for a screen in a hall. */
export const pray = '/pray';

export const wallSearch = (words: string) => `${wall}?search=${encodeURIComponent(words)}`;

/** The wall with the form for a new prayer; with `title`, `text` and `link` it has words that were shared to the app. */
export const newPrayer = `${wall}?compose`;

/** A member's own progress, on the wall. */
export const journey = `${wall}#journey`;

export const prayerPage = (id: Id) => `/prayer/${id}`;

/** The link to share; it has a preview and redirects to the prayer's page (contract, section 5). */
export const sharedPrayer = (id: Id) => `${wall}/${id}`;

export const testimonials = '/testimonials';

/** The card of a testimony on its wall. */
export const testimony = (id: Id) => `${testimonials}#${id}`;

/** The same without a fragment, so that the server can add a link preview. */
export const sharedTestimony = (id: Id) => `${testimonials}?${testimonyParameter}=${id}`;

export const featuresTabs = ['overview', 'reminders', 'chains', 'groups', 'scripture'] as const;

export type FeaturesTab = (typeof featuresTabs)[number];

export const features = '/features';

export const featuresTab = (tab: FeaturesTab) => (tab === 'overview' ? features : `${features}?tab=${tab}`);

/** The form of a reminder to pray for this prayer. */
export const newReminder = ({ id, title }: { id: Id; title: string }) =>
  `${featuresTab('reminders')}&${new URLSearchParams({ prayer: String(id), prayerTitle: title })}`;

/** The state of the history of a page that was opened from a prayer, to go back there. */
export const fromPrayer = { isFromPrayer: true };

export const groupPage = (id: Id) => `/prayer-groups/${id}`;

export const invitation = (token: string) => `/join/${token}`;

export const adminTabs = [
  'overview',
  'prayers',
  'users',
  'content',
  'settings',
  'moderation',
  'team',
  'jobs',
  'log',
  'files',
] as const;

export type AdminTab = (typeof adminTabs)[number];

export const admin = '/admin';

/** The prayer team's page. */
export const team = '/team';

export const adminTab = (tab: AdminTab) => (tab === 'overview' ? admin : `${admin}?tab=${tab}`);

/** The page behind the link of a sign-in mail, and the ways to sign in. */
export const signInPage = '/sign-in';

/** Where the first administrator of a site names it; its link has a secret behind `#`. */
export const setupPage = '/setup';

/** The page behind the link of a sign-in mail. The token is in the fragment, which no browser sends. */
export const signInLink = (token: string) => `${signInPage}#${token}`;

export const newsletterPages = ['confirm', 'preferences', 'unsubscribe'] as const;

/** The pages behind the links of the digest's mails; without a token, the path alone. */
export const newsletterPage = (page: (typeof newsletterPages)[number], token?: string) =>
  token === undefined ? `/newsletter/${page}` : `/newsletter/${page}?token=${token}`;

/** The page behind the link of a mail about a sign-in from a new browser; without a token, the path alone. */
export const notMePage = (token?: string) =>
  token === undefined ? '/account/not-me' : `/account/not-me?token=${token}`;

/** The newest prayers of the wall for feed readers; `?category=` for one category. */
export const prayersFeed = '/feeds/prayers.atom';

export const testimoniesFeed = '/feeds/testimonies.atom';

/** A member's own hours and reminders, for a calendar that subscribes. */
export const hoursFeed = (secret: string) => `/feeds/hours/${secret}.ics`;

/** The page behind the link of an invitation by mail, to get no more of them; without a token, the path alone. */
export const declineInvitationsPage = (token?: string) =>
  token === undefined ? '/invitations/decline' : `/invitations/decline?token=${token}`;

/** A small page of the newest prayers, to be framed by other sites. */
export const embeddedWall = '/embed/wall';

/** The script with which a page of another site gives such a frame its height. */
export const embedResizeScript = '/embed/resize.js';

/** The prayers of a week or a month, to be printed. */
export const printPage = '/print';
