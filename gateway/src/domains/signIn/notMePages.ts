import type { Express } from 'express';
import { notMePage } from 'schema/addresses';
import { Forbidden, requireFound } from '../../platform/errors';
import { html, type Html } from '../../platform/html/html';
import { sendLinkedPage, toTheWall } from '../../platform/html/linkedPage';
import type { HtmlPage } from '../../platform/html/page';
import { isForeignWrite } from '../../platform/http/origin';
import type { AppServices } from '../../platform/services';
import { hashToken, localeReader } from '../members/context';
import { findNotMeLink, takeNotMeLink } from './notMeSql';
import type { SignInWay } from './sessions';

/**
 * The page behind 'That was not me' in the mail about a new browser. It needs neither a session nor a script. A GET
 * changes nothing, because mail programs open links by themselves; the page's one button ends every session.
 */
export function installNotMePages(app: Express, services: AppServices): void {
  const { config, database } = services;
  const options = { config, readLocale: localeReader(services), deadLinkPage: () => deadLinkPage };

  app.get(notMePage(), (request, response) =>
    sendLinkedPage(request, response, options, async (token) => {
      requireFound(await findNotMeLink(database.sql, hashToken(token)));
      return askingPage;
    }),
  );
  app.post(notMePage(), (request, response) =>
    sendLinkedPage(request, response, options, async (token) => {
      if (isForeignWrite(request, config.siteOrigin)) throw new Forbidden();
      const way = requireFound(await takeNotMeLink(database.sql, hashToken(token)));
      return endedPage(way, config.prayersMailbox);
    }),
  );
}

const askingPage: HtmlPage = {
  status: 200,
  title: 'That was not you?',
  body: html`<p>
      Then sign out everybody who uses your account, on every device. You will have to sign in again yourself.
    </p>
    <form method="post">
      <button>End every session</button>
    </form>`,
};

const endedPage = (way: SignInWay, mailbox: string): HtmlPage => ({
  status: 200,
  title: 'Everybody is signed out',
  body: html`<p role="status">No browser is signed in to your account any more.</p>
    <h2>What to do next</h2>
    <ul>
      <li>${advice[way]}</li>
      <li>
        Then sign in again and open “My account”: take away every way to sign in and every token that you do
        not know.
      </li>
      <li>
        If something was written in your name, or you are unsure, write to
        <a href="mailto:${mailbox}">${mailbox}</a>.
      </li>
    </ul>
    ${toTheWall}`,
});

/** Whoever it was can sign in again until this is done. */
const advice: Record<SignInWay, Html> = {
  google: html`The sign-in was with your Google account: change its password, and look there for devices that
  are not yours.`,
  oidc: html`The sign-in was with your account at another provider: change its password, and look there for
  devices that are not yours.`,
  email: html`The sign-in was with a code from your mailbox: change the password of your e-mail account.`,
  passkey: html`The sign-in was with a passkey: take it away under “Ways to sign in” in “My account”, and look
  at who can unlock your devices.`,
};

const deadLinkPage: HtmlPage = {
  status: 404,
  title: 'This link does not work',
  body: html`<p>
      It works once, for seven days. If you have used it before, everybody was signed out then. Otherwise a
      part of it was lost on the way: please open the link in the mail again.
    </p>
    <p>Signed in, you see in “My account” where you are signed in, and can end each session there.</p>
    ${toTheWall}`,
};
