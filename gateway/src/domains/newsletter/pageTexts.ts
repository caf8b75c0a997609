import { DateTime } from 'luxon';
import { newsletterPage } from 'schema/addresses';
import { maskAddress } from '../operations/maskAddress';
import type { Subscription } from './sql';
import { html, type Html } from '../../platform/html/html';
import { toTheWall } from '../../platform/html/linkedPage';
import type { HtmlPage } from '../../platform/html/page';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The page that confirms a subscription. */
export function confirmPage({ email }: Subscription): HtmlPage {
  return page(
    'Confirm your subscription',
    html`<p>
        The weekly digest, prayers and testimonies of the week, goes to ${address(email)} once you confirm it.
      </p>
      <form method="post">
        <button>Confirm subscription</button>
      </form>`,
  );
}

export function confirmedPage(subscription: Subscription, token: string): HtmlPage {
  return page(
    'You are subscribed',
    html`<p role="status">${nextOne(subscription)}</p>
      ${links(
        html`<a href="${newsletterPage('preferences', token)}">Choose when it comes</a>`,
        html`<a href="/">Go to the prayer wall</a>`,
      )}`,
  );
}

/** The form for when the digest is sent. `token` comes from the link. */
export function preferencesPage(
  subscription: Subscription,
  token: string,
  { isSaved = false } = {},
): HtmlPage {
  const { email, timeZone, weekday, hour, isPaused } = subscription;
  return page(
    'Your weekly digest',
    html`${isSaved && html`<p class="success" role="status">Your preferences are saved.</p>`}
      <p>It goes to ${address(email)}. ${nextOne(subscription)}</p>
      <form method="post">
        <div class="field">
          <label for="weekday">Day</label>
          <select id="weekday" name="weekday">
            ${weekdays.map((name, place) => option(place + 1, name, place + 1 === weekday))}
          </select>
        </div>
        <div class="field">
          <label for="hour">Hour</label>
          <select id="hour" name="hour">
            ${Array.from({ length: 24 }, (_, each) => option(each, clock(each), each === hour))}
          </select>
        </div>
        <div class="field">
          <label for="timeZone">Time zone</label>
          <select id="timeZone" name="timeZone">
            ${zonesWith(timeZone).map((zone) => option(zone, named(zone), zone === timeZone))}
          </select>
        </div>
        <label class="box">
          <input type="checkbox" name="isPaused" ${isPaused && html`checked`} /> Pause the digest
        </label>
        <button>Save preferences</button>
      </form>
      ${links(html`<a href="${newsletterPage('unsubscribe', token)}">Unsubscribe</a>`)}`,
  );
}

/** The page that ends a subscription. */
export function unsubscribePage({ email }: Subscription, token: string): HtmlPage {
  return page(
    'Unsubscribe',
    html`<p>
        Once you confirm it, the weekly digest is no longer sent to ${address(email)}, and the address is
        forgotten.
      </p>
      <form method="post">
        <button>Unsubscribe</button>
      </form>
      ${links(html`<a href="${newsletterPage('preferences', token)}">Keep it, but choose when it comes</a>`)}`,
  );
}

export function unsubscribedPage(): HtmlPage {
  return page(
    'You are unsubscribed',
    html`<p role="status">No digest will be sent to you any more, and your address is forgotten.</p>
      <p>If you change your mind, you can subscribe again at the foot of the site’s pages.</p>
      ${toTheWall}`,
  );
}

/** @param purpose the purpose of the link: to confirm a subscription, or to change or end one */
export function deadLinkPage(purpose: 'confirm' | 'manage'): HtmlPage {
  return {
    status: 404,
    title: 'This link does not work',
    body: html`<p>${deadLinkWords[purpose]}</p>
      <p>
        Every digest has links of its own at its end. You can also subscribe anew at the foot of the site’s
        pages.
      </p>
      ${toTheWall}`,
  };
}

const deadLinkWords = {
  confirm:
    'It may have been used already, or be too old, or a part of it was lost on the way. If you have confirmed your subscription with it before, you are subscribed.',
  manage:
    'The subscription may have been ended already, or a part of the link was lost on the way. If you have unsubscribed, nothing more is sent to you.',
};

const page = (title: string, body: Html): HtmlPage => ({ status: 200, title, body });

function links(...all: Html[]): Html {
  return html`<p class="links">${all}</p>`;
}

function address(email: string | null): Html {
  return html`<strong>${maskAddress(email ?? '')}</strong>`;
}

function nextOne({ isPaused, nextAt, timeZone }: Subscription): string {
  if (isPaused || !nextAt) return 'It is paused: nothing is sent.';
  const local = DateTime.fromJSDate(nextAt, { zone: timeZone }).setLocale('en');
  const shown = local.isValid ? local : local.setZone('UTC');
  return `The next one comes on ${shown.toFormat("cccc, LLLL d, 'at' HH:mm")} (${named(shown.zoneName ?? 'UTC')}).`;
}

function option(value: string | number, label: string, isChosen: boolean): Html {
  return html`<option value="${value}" ${isChosen && html`selected`}>${label}</option>`;
}

/** The display name of a zone. */
function named(zone: string): string {
  return zone.replaceAll('_', ' ');
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** Every zone that this machine knows, with the chosen one under the name that was stored. */
function zonesWith(chosen: string): string[] {
  return Array.from(new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), chosen])).sort();
}
