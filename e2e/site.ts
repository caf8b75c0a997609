import { startSite } from '../scripts/site/startSite.mjs';

/**
 * Starts the site by `npm start`'s own script, with its own data, and stops it after the stories. With SITE_ORIGIN
 * (and SITE_OUTBOX, the folder of its mails) the stories run on that site.
 */
export default async function site(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SITE_ORIGIN) return undefined;

  const { origin, outbox, stop } = await startSite();
  process.env.SITE_ORIGIN = origin;
  process.env.SITE_OUTBOX = outbox;
  return stop;
}
