import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Express } from 'express';
import { notMePage } from 'schema/addresses';
import { Forbidden, requireFound } from '../../platform/errors';
import { html } from '../../platform/html/html';
import { sendLinkedPage, toTheWall } from '../../platform/html/linkedPage';
import type { HtmlPage } from '../../platform/html/page';
import { sentence } from '../../platform/html/sentence';
import { isForeignWrite } from '../../platform/http/origin';
import type { AppServices } from '../../platform/services';
import type { Texts } from '../../platform/texts/texts';
import { hashToken, localeReader } from '../members/context';
import { findNotMeLink, takeNotMeLink } from './notMeSql';
import type { SignInWay } from './sessions';

/**
 * The page behind 'That was not me' in the mail about a new browser. It needs neither a session nor a script. A GET
 * changes nothing, because mail programs open links by themselves; the page's one button ends every session.
 */
export function installNotMePages(app: Express, services: AppServices): void {
  const { config, database } = services;
  const options = { config, readLocale: localeReader(services), deadLinkPage };

  app.get(notMePage(), (request, response) =>
    sendLinkedPage(request, response, options, async (token, texts) => {
      requireFound(await findNotMeLink(database.sql, hashToken(token)));
      return askingPage(texts);
    }),
  );
  app.post(notMePage(), (request, response) =>
    sendLinkedPage(request, response, options, async (token, texts) => {
      if (isForeignWrite(request, config.siteOrigin)) throw new Forbidden();
      const way = requireFound(await takeNotMeLink(database.sql, hashToken(token)));
      return endedPage(texts, way, config.prayersMailbox);
    }),
  );
}

function askingPage({ t }: Texts): HtmlPage {
  return {
    status: 200,
    title: t(msg`That was not you?`),
    body: html`<p>
        ${t(
          msg`Then sign out everybody who uses your account, on every device. You will have to sign in again yourself.`,
        )}
      </p>
      <form method="post">
        <button>${t(msg`End every session`)}</button>
      </form>`,
  };
}

function endedPage(texts: Texts, way: SignInWay, mailbox: string): HtmlPage {
  const { t } = texts;
  const unsure = msg({
    message: 'If something was written in your name, or you are unsure, write to {mailbox}.',
    comment: '{mailbox} is an e-mail address.',
  });
  return {
    status: 200,
    title: t(msg`Everybody is signed out`),
    body: html`<p role="status">${t(msg`No browser is signed in to your account any more.`)}</p>
      <h2>${t(msg`What to do next`)}</h2>
      <ul>
        <li>${t(advice[way])}</li>
        <li>
          ${t(
            msg`Then sign in again and open “My account”: take away every way to sign in and every token that you do not know.`,
          )}
        </li>
        <li>${sentence(texts, unsure, { mailbox: html`<a href="mailto:${mailbox}">${mailbox}</a>` })}</li>
      </ul>
      ${toTheWall(texts)}`,
  };
}

/** Until this is done, the stranger can sign in again. */
const advice: Record<SignInWay, MessageDescriptor> = {
  google: msg`The sign-in was with your Google account: change its password, and look there for devices that are not yours.`,
  oidc: msg`The sign-in was with your account at another provider: change its password, and look there for devices that are not yours.`,
  email: msg`The sign-in was with a code from your mailbox: change the password of your e-mail account.`,
  passkey: msg`The sign-in was with a passkey: take it away under “Ways to sign in” in “My account”, and look at who can unlock your devices.`,
};

function deadLinkPage(texts: Texts): HtmlPage {
  const { t } = texts;
  return {
    status: 404,
    title: t(msg`This link does not work`),
    body: html`<p>
        ${t(
          msg`It works once, for seven days. If you have used it before, everybody was signed out then. Otherwise a part of it was lost on the way: please open the link in the mail again.`,
        )}
      </p>
      <p>
        ${t(msg`Signed in, you see in “My account” where you are signed in, and can end each session there.`)}
      </p>
      ${toTheWall(texts)}`,
  };
}
