import { msg } from '@lingui/core/macro';
import type { Request, Response } from 'express';
import type { Locale } from 'schema/locales';
import type { Config } from '../../config';
import { BadInput, NotFound } from '../errors';
import { refusalOf, setRetryAfter } from '../http/respond';
import { labelRoute } from '../http/telemetry';
import { messageIn } from '../texts/messages';
import { textsOf, type Texts } from '../texts/texts';
import { html, type Html } from './html';
import { sendHtmlPage, type HtmlPage } from './page';

interface LinkedPageOptions {
  config: Pick<Config, 'productName'>;
  /** The language of the person who opened the link. */
  readLocale(request: Request): Promise<Locale>;
  /** Shown for a link that is invalid, used or expired. */
  deadLinkPage(texts: Texts, path: string): HtmlPage;
}

/** Sends the page behind the link of a mail. Its token, from the URL, is the only credential; refusals are pages too. */
export async function sendLinkedPage(
  request: Request,
  response: Response,
  { config, readLocale, deadLinkPage }: LinkedPageOptions,
  show: (token: string, texts: Texts) => Promise<HtmlPage>,
): Promise<void> {
  labelRoute(response, request.path);
  const texts = textsOf(await readLocale(request));
  const page = await show(tokenOf(request), texts).catch((error: unknown) => {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    if (refusal instanceof NotFound) return deadLinkPage(texts, request.path);
    setRetryAfter(response, refusal);
    return refusedPage(
      texts,
      refusal.status,
      refusal instanceof BadInput ? messageIn(texts, refusal.message) : wordsOf(texts, refusal.status),
    );
  });
  sendHtmlPage(response, config, page, texts);
}

export const toTheWall = (texts: Texts): Html => html`<p class="links">${linkToTheWall(texts)}</p>`;

export const linkToTheWall = ({ t }: Texts): Html => html`<a href="/">${t(msg`Go to the prayer wall`)}</a>`;

/** A field that is given twice is ambiguous. */
function tokenOf(request: Request): string {
  const tokens = new URL(request.url, 'http://localhost').searchParams.getAll('token');
  return tokens.length === 1 ? tokens[0]! : '';
}

function refusedPage(texts: Texts, status: number, why: string): HtmlPage {
  return {
    status,
    title: texts.t(msg`That did not work`),
    body: html`<p role="alert">${why}</p>
      ${toTheWall(texts)}`,
  };
}

function wordsOf({ t }: Texts, status: number): string {
  return status === 503
    ? t(msg`Please try again in a moment.`)
    : t(msg`Please open the link in your mail again.`);
}
