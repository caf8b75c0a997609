import type { PrayerRow } from '../prayers/sql';
import { linesOf } from './lines';
import { addressOf, bylineOf, printedWords } from './prayer';
import type { PrintedSite } from './site';

/**
 * Millimetres, on the narrower and the lower of the two papers: a page of the booklet, with the distance after its last
 * prayer, and the text beside a code.
 */
const pageHeight = 190;
const textWidth = 91;

/** Millimetres: an em and a line of each text, as in the style. */
const title = { em: 4.6, line: 5.75 };
const by = { em: 3, line: 4.4 };
const words = { em: 3.71, line: 5.2 };
/** The distances in a prayer, and the one to the next. */
const distances = { within: 2.5, after: 9.3 };
const code = 16;

/**
 * Distributes the prayers among pages, in their order, each whole on one page. Their heights are estimated, and rather
 * too large than too small: a text that left its page would be cut off.
 */
export function paginate(site: PrintedSite, prayers: readonly PrayerRow[]): PrayerRow[][] {
  const pages: PrayerRow[][] = [];
  let left = 0;
  for (const prayer of prayers) {
    const height = heightOf(site, prayer);
    if (height > left) {
      pages.push([]);
      left = pageHeight;
    }
    pages.at(-1)!.push(prayer);
    left -= height;
  }
  return pages;
}

function heightOf(site: PrintedSite, prayer: PrayerRow): number {
  const heightIn = (text: string, { em, line }: { em: number; line: number }) =>
    linesOf(text, textWidth / em) * line;
  const { name, rest } = bylineOf(site, prayer);
  const text =
    heightIn(prayer.title, title) +
    heightIn(name + rest, by) +
    heightIn(printedWords('booklet', prayer), words) +
    heightIn(addressOf(site, prayer), by) +
    distances.within;
  return Math.max(text, code) + distances.after;
}

/**
 * The sides of the sheets of a booklet that is stitched in its fold, each with its left and its right page: the first
 * sheet has the last page and the first, on its back the second and the last but one.
 *
 * @param pages a multiple of four
 */
export function impose<Page>(pages: readonly Page[]): [left: Page, right: Page][] {
  return Array.from({ length: pages.length / 2 }, (_, side): [Page, Page] => {
    const outer = [pages[pages.length - 1 - side]!, pages[side]!] as [Page, Page];
    return side % 2 === 0 ? outer : [outer[1], outer[0]];
  });
}
