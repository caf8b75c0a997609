import { msg } from '@lingui/core/macro';
import { DateTime } from 'luxon';
import { newsletterPage } from 'schema/addresses';
import { placeOf, zoneName } from 'schema/timeZones';
import { maskAddress } from '../operations/maskAddress';
import type { Subscription } from './sql';
import { html, type Html } from '../../platform/html/html';
import { linkToTheWall, toTheWall } from '../../platform/html/linkedPage';
import type { HtmlPage } from '../../platform/html/page';
import { sentence } from '../../platform/html/sentence';
import { timeOfDay, type Texts } from '../../platform/texts/texts';

/** The page that confirms a subscription. */
export function confirmPage(texts: Texts, { email }: Subscription): HtmlPage {
  const { t } = texts;
  const goesTo = msg({
    message: 'The weekly digest, prayers and testimonies of the week, goes to {address} once you confirm it.',
    comment: '{address} is an e-mail address.',
  });
  return page(
    t(msg`Confirm your subscription`),
    html`<p>${sentence(texts, goesTo, { address: address(email) })}</p>
      <form method="post">
        <button>${t(msg`Confirm subscription`)}</button>
      </form>`,
  );
}

export function confirmedPage(texts: Texts, subscription: Subscription, token: string): HtmlPage {
  const { t } = texts;
  return page(
    t(msg`You are subscribed`),
    html`<p role="status">${nextOne(texts, subscription)}</p>
      ${links(
        html`<a href="${newsletterPage('preferences', token)}">${t(chooseWhen)}</a>`,
        linkToTheWall(texts),
      )}`,
  );
}

/** The form for when the digest is sent. `token` comes from the link. */
export function preferencesPage(
  texts: Texts,
  subscription: Subscription,
  token: string,
  { isSaved = false } = {},
): HtmlPage {
  const { t } = texts;
  const { email, timeZone, weekday, hour, isPaused } = subscription;
  const goesTo = msg({ message: 'It goes to {address}.', comment: 'The weekly digest; an e-mail address.' });
  return page(
    t(msg`Your weekly digest`),
    html`${isSaved && html`<p class="success" role="status">${t(msg`Your preferences are saved.`)}</p>`}
      <p>${sentence(texts, goesTo, { address: address(email) })} ${nextOne(texts, subscription)}</p>
      <form method="post">
        <div class="field">
          <label for="weekday">${t(msg({ message: 'Day', comment: 'The day of the week.' }))}</label>
          <select id="weekday" name="weekday">
            ${Array.from({ length: 7 }, (_, place) =>
              option(place + 1, nameOfWeekday(texts, place + 1), place + 1 === weekday),
            )}
          </select>
        </div>
        <div class="field">
          <label for="hour">${t(msg({ message: 'Hour', comment: 'The hour of the day.' }))}</label>
          <select id="hour" name="hour">
            ${Array.from({ length: 24 }, (_, each) => option(each, clock(texts, each), each === hour))}
          </select>
        </div>
        <div class="field">
          <label for="timeZone">${t(msg`Time zone`)}</label>
          <select id="timeZone" name="timeZone">
            ${zonesWith(timeZone).map((zone) => option(zone, labelOf(zone, texts), zone === timeZone))}
          </select>
        </div>
        <label class="box">
          <input type="checkbox" name="isPaused" ${isPaused && 'checked'} /> ${t(msg`Pause the digest`)}
        </label>
        <button>${t(msg`Save preferences`)}</button>
      </form>
      ${links(html`<a href="${newsletterPage('unsubscribe', token)}">${t(unsubscribe)}</a>`)}`,
  );
}

/** The page that ends a subscription. */
export function unsubscribePage(texts: Texts, { email }: Subscription, token: string): HtmlPage {
  const { t } = texts;
  const noLonger = msg({
    message:
      'Once you confirm it, the weekly digest is no longer sent to {address}, and the address is forgotten.',
    comment: '{address} is an e-mail address.',
  });
  return page(
    t(unsubscribe),
    html`<p>${sentence(texts, noLonger, { address: address(email) })}</p>
      <form method="post">
        <button>${t(unsubscribe)}</button>
      </form>
      ${links(
        html`<a href="${newsletterPage('preferences', token)}"
          >${t(msg`Keep it, but choose when it comes`)}</a
        >`,
      )}`,
  );
}

export function unsubscribedPage(texts: Texts): HtmlPage {
  const { t } = texts;
  return page(
    t(msg`You are unsubscribed`),
    html`<p role="status">
        ${t(msg`No digest will be sent to you any more, and your address is forgotten.`)}
      </p>
      <p>${t(msg`If you change your mind, you can subscribe again at the foot of the site’s pages.`)}</p>
      ${toTheWall(texts)}`,
  );
}

/** @param purpose the purpose of the link: to confirm a subscription, or to change or end one */
export function deadLinkPage(texts: Texts, purpose: 'confirm' | 'manage'): HtmlPage {
  const { t } = texts;
  return {
    status: 404,
    title: t(msg`This link does not work`),
    body: html`<p>${t(deadLinkWords[purpose])}</p>
      <p>
        ${t(
          msg`Every digest has links of its own at its end. You can also subscribe anew at the foot of the site’s pages.`,
        )}
      </p>
      ${toTheWall(texts)}`,
  };
}

const chooseWhen = msg({ message: 'Choose when it comes', comment: 'The weekly digest by e-mail.' });
const unsubscribe = msg({ message: 'Unsubscribe', comment: 'Title and button: ends the weekly digest.' });

const deadLinkWords = {
  confirm: msg`It may have been used already, or be too old, or a part of it was lost on the way. If you have confirmed your subscription with it before, you are subscribed.`,
  manage: msg`The subscription may have been ended already, or a part of the link was lost on the way. If you have unsubscribed, nothing more is sent to you.`,
};

const page = (title: string, body: Html): HtmlPage => ({ status: 200, title, body });

function links(...all: Html[]): Html {
  return html`<p class="links">${all}</p>`;
}

function address(email: string | null): Html {
  return html`<strong><bdi>${maskAddress(email ?? '')}</bdi></strong>`;
}

function nextOne(texts: Texts, { isPaused, nextAt, timeZone }: Subscription): string {
  const { t, locale, formatDate } = texts;
  if (isPaused || !nextAt) return t(msg`It is paused: nothing is sent.`);
  const zone = DateTime.fromJSDate(nextAt, { zone: timeZone }).isValid ? timeZone : 'UTC';
  const date = formatDate(nextAt, { timeZone: zone, weekday: 'long', month: 'long', day: 'numeric' });
  const time = formatDate(nextAt, { ...timeOfDay, timeZone: zone });
  return t(
    msg({
      message: 'The next one comes on {date}, at {time} ({zone}).',
      comment: 'The weekly digest: on Sunday, May 10, at 07:00 (Berlin).',
    }),
    { date, time, zone: zoneName(zone, locale) },
  );
}

function option(value: string | number, label: string, isChosen: boolean): Html {
  return html`<option value="${value}" ${isChosen && 'selected'}>${label}</option>`;
}

/** @param weekday 1 = Monday … 7 = Sunday */
function nameOfWeekday({ formatDate }: Texts, weekday: number): string {
  return formatDate(new Date(Date.UTC(2024, 0, weekday)), { weekday: 'long' });
}

function clock({ formatDate }: Texts, hour: number): string {
  return formatDate(new Date(Date.UTC(2024, 0, 1, hour)), timeOfDay);
}

/** Every zone that this machine knows, with the chosen one under the name that was stored. */
function zonesWith(chosen: string): string[] {
  return Array.from(new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), chosen])).sort();
}

/** 'Europe/Berlin', in other languages 'Berlin (Mitteleuropäische Zeit)'. To find the names of all takes 50 ms, once. */
function labelOf(zone: string, { locale }: Texts): string {
  if (locale === 'en' || zone === 'UTC') return zone.replaceAll('_', ' ');
  const key = `${locale} ${zone}`;
  const label = labels.get(key) ?? `${placeOf(zone, locale)} (${zoneName(zone, locale)})`;
  labels.set(key, label);
  return label;
}

const labels = new Map<string, string>();
