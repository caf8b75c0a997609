import { msg } from '@lingui/core/macro';
import { sharedPrayer } from 'schema/addresses';
import { categoryNames } from 'schema/names';
import { shownName } from 'schema/shownName';
import { html, type Html } from '../../platform/html/html';
import { qrCode } from '../../platform/html/qrCode';
import { shortDate } from '../../platform/texts/texts';
import type { PrayerRow } from '../prayers/sql';
import type { Layout } from './choice';
import { fitLines } from './lines';
import type { PrintedSite } from './site';

/**
 * The lines of words in each layout, on the narrower of the two papers: their width in em, and how many leave room for
 * the rest of the longest prayer. What is higher than a page would be broken.
 */
const measures: Record<Layout, { width: number; lines: number }> = {
  list: { width: 36, lines: 34 },
  bulletin: { width: 17, lines: 34 },
  booklet: { width: 24, lines: 22 },
  large: { width: 23, lines: 20 },
};

/** The words of a prayer as they are printed. */
export function printedWords(layout: Layout, { description }: PrayerRow): string {
  return fitLines(description, measures[layout]);
}

export function addressOf({ siteOrigin }: PrintedSite, { id }: PrayerRow): string {
  return siteOrigin + sharedPrayer(id);
}

/** The lines below the title. */
export function bylineOf(
  { texts }: PrintedSite,
  { user, category, createdAt }: PrayerRow,
): { name: string; rest: string } {
  return {
    name: shownName(user, texts),
    rest: ` · ${texts.t(categoryNames[category])} · ${texts.formatDate(createdAt, shortDate)}`,
  };
}

/** A prayer with its code, and its address in words beside it. */
export function printedPrayer(site: PrintedSite, layout: Layout, prayer: PrayerRow): Html {
  const address = addressOf(site, prayer);
  const { name, rest } = bylineOf(site, prayer);
  return html`<article>
    <h3 dir="auto">${prayer.title}</h3>
    <p class="by"><bdi>${name}</bdi>${rest}</p>
    <p class="words" dir="auto">${printedWords(layout, prayer)}</p>
    <p class="link">
      ${qrCode(address, site.texts.t(msg`QR code to this prayer`))}<a href="${address}">${address}</a>
    </p>
  </article>`;
}
