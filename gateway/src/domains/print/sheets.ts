import { wall } from 'schema/addresses';
import { categoryLabel } from 'schema/vocabulary';
import type { Config } from '../../config';
import { dateWords } from '../../platform/html/dateWords';
import { html, type Html } from '../../platform/html/html';
import { logo } from '../../platform/html/logo';
import { qrCode } from '../../platform/html/qrCode';
import type { PrayerRow } from '../prayers/sql';
import { impose, paginate } from './booklet';
import { periods, type Choice } from './choice';
import { printedPrayer } from './prayer';

export type PrintedSite = Pick<Config, 'siteOrigin' | 'productName'>;

export interface Print {
  choice: Choice;
  prayers: readonly PrayerRow[];
  /** Whether there are more than these in the period. */
  hasMore: boolean;
  now: Date;
}

/** What is printed: the prayers one after another, which the browser breaks into pages, or the sheets of a booklet. */
export function sheetsOf(site: PrintedSite, print: Print): Html {
  const { layout } = print.choice;
  if (layout === 'booklet') return booklet(site, print);
  return html`<div class="paper ${layout}">
    ${masthead(site, print)} ${print.prayers.map((prayer) => printedPrayer(site, layout, prayer))}
    ${print.hasMore && html`<p class="more">${moreOf(site, print)}</p>`}
  </div>`;
}

function booklet(site: PrintedSite, print: Print): Html {
  const inner = paginate(site, print.prayers).map((prayers) =>
    prayers.map((prayer) => printedPrayer(site, 'booklet', prayer)),
  );
  // Cover and back take two.
  const empty = Array.from({ length: (4 - ((inner.length + 2) % 4)) % 4 }, () => notes);
  const numbered = [...inner, ...empty].map(
    (content, index) =>
      html`<div class="page">
        ${content}
        <p class="number">${index + 2}</p>
      </div>`,
  );
  const pages = [
    html`<div class="page cover">${masthead(site, print)}</div>`,
    ...numbered,
    html`<div class="page back">${backOf(site, print)}</div>`,
  ];
  return html`<div class="preview" tabindex="0" role="region" aria-label="The sheets of the booklet">
    ${impose(pages).map(([left, right]) => html`<div class="paper sheet">${left}${right}</div>`)}
  </div>`;
}

function masthead({ productName }: PrintedSite, { choice, prayers, now }: Print): Html {
  const { title, days } = periods.find(({ value }) => value === choice.period)!;
  const from = new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  return html`<header class="masthead">
    <p class="name">${logo}${productName}</p>
    <h2>${title}</h2>
    <p>
      ${choice.category !== 'all' && html`${categoryLabel(choice.category)} · `}${dateWords(from, 'long')} to
      ${dateWords(now, 'long')}
    </p>
    ${prayers.length === 0 && html`<p class="none">No prayers were brought in this time.</p>`}
  </header>`;
}

function backOf({ siteOrigin }: PrintedSite, print: Print): Html {
  const address = siteOrigin + wall;
  return html`<p>Pray with us, and tell us what to pray for.</p>
    <p class="link">${qrCode(address, 'QR code to the prayer wall')}<a href="${address}">${address}</a></p>
    ${print.hasMore && html`<p>${moreOf({ siteOrigin }, print)}</p>`}`;
}

export function moreOf({ siteOrigin }: Pick<PrintedSite, 'siteOrigin'>, { prayers }: Print): string {
  return `These are the newest ${prayers.length}. There are more at ${siteOrigin + wall}`;
}

const notes = html`<p class="notes">Notes</p>`;
