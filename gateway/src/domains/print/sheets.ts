import { msg } from '@lingui/core/macro';
import { wall } from 'schema/addresses';
import { categoryNames } from 'schema/names';
import { html, type Html } from '../../platform/html/html';
import { logo } from '../../platform/html/logo';
import { qrCode } from '../../platform/html/qrCode';
import { longDate } from '../../platform/texts/texts';
import type { PrayerRow } from '../prayers/sql';
import { impose, paginate } from './booklet';
import { periods, type Choice } from './choice';
import { printedPrayer } from './prayer';
import type { PrintedSite } from './site';

export interface Print {
  choice: Choice;
  prayers: readonly PrayerRow[];
  /** Whether there are more than these in the period. */
  hasMore: boolean;
  now: Date;
}

/** The printed part: the prayers one after another, which the browser breaks into pages, or the sheets of a booklet. */
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
  const empty = Array.from({ length: (4 - ((inner.length + 2) % 4)) % 4 }, () => notesOf(site));
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
  return html`<div
    class="preview"
    tabindex="0"
    role="region"
    aria-label="${site.texts.t(msg`The sheets of the booklet`)}"
  >
    ${impose(pages).map(([left, right]) => html`<div class="paper sheet">${left}${right}</div>`)}
  </div>`;
}

function masthead({ productName, texts }: PrintedSite, { choice, prayers, now }: Print): Html {
  const { title, days } = periods.find(({ value }) => value === choice.period)!;
  const { t, formatDate } = texts;
  const from = new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  return html`<header class="masthead">
    <p class="name">${logo}${productName}</p>
    <h2>${t(title)}</h2>
    <p>
      ${choice.category !== 'all' && html`${t(categoryNames[choice.category])} · `}${t(
        msg({
          message: '{from} to {to}',
          comment: 'Two dates: November 15, 2026 to November 22, 2026.',
        }),
        { from: formatDate(from, longDate), to: formatDate(now, longDate) },
      )}
    </p>
    ${prayers.length === 0 && html`<p class="none">${t(msg`No prayers were brought in this time.`)}</p>`}
  </header>`;
}

function backOf(site: PrintedSite, print: Print): Html {
  const {
    siteOrigin,
    texts: { t },
  } = site;
  const address = siteOrigin + wall;
  return html`<p>${t(msg`Pray with us, and tell us what to pray for.`)}</p>
    <p class="link">
      ${qrCode(address, t(msg`QR code to the prayer wall`))}<a href="${address}">${address}</a>
    </p>
    ${print.hasMore && html`<p>${moreOf(site, print)}</p>`}`;
}

function moreOf({ siteOrigin, texts }: PrintedSite, { prayers }: Print): string {
  return texts.t(
    msg({
      message: 'These are the newest {count}. There are more at {address}',
      comment: 'Prayers on paper. {count} is a number, {address} the address of the wall.',
    }),
    { count: texts.formatNumber(prayers.length), address: siteOrigin + wall },
  );
}

const notesOf = ({ texts: { t } }: PrintedSite) =>
  html`<p class="notes">${t(msg({ message: 'Notes', comment: 'Above an empty page, to write on.' }))}</p>`;
