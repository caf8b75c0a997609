import { msg } from '@lingui/core/macro';
import type { Express } from 'express';
import { declineInvitationsPage } from 'schema/addresses';
import { html } from '../../platform/html/html';
import { sendLinkedPage, toTheWall } from '../../platform/html/linkedPage';
import type { HtmlPage } from '../../platform/html/page';
import { NotFound, requireFound } from '../../platform/errors';
import type { Texts } from '../../platform/texts/texts';
import type { AppServices } from '../../platform/services';
import { localeReader } from '../members/context';
import { findDeclined, insertDeclined } from './declinedInvitationsSql';

/**
 * The page behind the link of an invitation by mail, by which people without an account get no more of them. It needs
 * neither a session nor a script. A GET changes nothing, because mail programs open links by themselves.
 */
export function installInvitationPages(app: Express, services: AppServices): void {
  const { config, database } = services;
  const options = { config, readLocale: localeReader(services), deadLinkPage };

  app.get(declineInvitationsPage(), (request, response) =>
    sendLinkedPage(request, response, options, async (token, texts) => {
      const isDeclined = requireFound(await findDeclined(database.sql, readToken(token)));
      return isDeclined ? declinedPage(texts) : declinePage(texts, config.productName);
    }),
  );
  // Mail programs send this themselves (RFC 8058), from any origin, and may repeat it.
  app.post(declineInvitationsPage(), (request, response) =>
    sendLinkedPage(request, response, options, async (token, texts) => {
      const isValid = await insertDeclined(database.sql, readToken(token));
      if (!isValid) throw new NotFound();
      return declinedPage(texts);
    }),
  );
}

/** @throws NotFound for a malformed token */
function readToken(raw: string): Buffer {
  if (!/^[0-9a-f]{128}$/.test(raw)) throw new NotFound();
  return Buffer.from(raw, 'hex');
}

function declinePage(texts: Texts, productName: string): HtmlPage {
  const { t } = texts;
  return {
    status: 200,
    title: t(msg`No more invitations`),
    body: html`<p>
        ${t(
          msg`Members of ${{ product: productName }} can invite people to prayer chains by mail. Once you confirm it, no invitation is sent to you any more, whoever invites you. Nobody is told.`,
        )}
      </p>
      <form method="post">
        <button>${t(msg`Stop invitations`)}</button>
      </form>
      ${toTheWall(texts)}`,
  };
}

function declinedPage(texts: Texts): HtmlPage {
  const { t } = texts;
  return {
    status: 200,
    title: t(msg`You get no more invitations`),
    body: html`<p role="status">
        ${t(msg`No invitation will be sent to you any more, whoever invites you.`)}
      </p>
      <p>
        ${t(msg`If you sign in with this address one day, you choose in your settings what is mailed to you.`)}
      </p>
      ${toTheWall(texts)}`,
  };
}

function deadLinkPage(texts: Texts): HtmlPage {
  const { t } = texts;
  return {
    status: 404,
    title: t(msg`This link does not work`),
    body: html`<p>
        ${t(msg`A part of it was lost on the way. Please open the link at the end of the invitation again.`)}
      </p>
      ${toTheWall(texts)}`,
  };
}
