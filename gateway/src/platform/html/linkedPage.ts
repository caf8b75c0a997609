import type { Request, Response } from 'express';
import type { Locale } from 'schema/locales';
import type { Config } from '../../config';
import { BadInput, NotFound } from '../errors';
import { refusalOf, setRetryAfter } from '../http/respond';
import { labelRoute } from '../http/telemetry';
import { html } from './html';
import { sendHtmlPage, type HtmlPage } from './page';

interface LinkedPageOptions {
  config: Pick<Config, 'productName'>;
  /** The language of whoever opened the link. */
  readLocale(request: Request): Promise<Locale>;
  /** Shown for a link that is invalid, used or expired. */
  deadLinkPage(path: string): HtmlPage;
}

/** Sends the page behind the link of a mail. Its token, from the URL, is the only credential; refusals are pages too. */
export async function sendLinkedPage(
  request: Request,
  response: Response,
  { config, readLocale, deadLinkPage }: LinkedPageOptions,
  show: (token: string) => Promise<HtmlPage>,
): Promise<void> {
  labelRoute(response, request.path);
  const page = await show(tokenOf(request)).catch((error: unknown) => {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    if (refusal instanceof NotFound) return deadLinkPage(request.path);
    setRetryAfter(response, refusal);
    return refusedPage(
      refusal.status,
      refusal instanceof BadInput ? refusal.message : wordsOf(refusal.status),
    );
  });
  sendHtmlPage(response, config, page, await readLocale(request));
}

export const toTheWall = html`<p class="links"><a href="/">Go to the prayer wall</a></p>`;

/** A field that is given twice is ambiguous. */
function tokenOf(request: Request): string {
  const tokens = new URL(request.url, 'http://localhost').searchParams.getAll('token');
  return tokens.length === 1 ? tokens[0]! : '';
}

function refusedPage(status: number, why: string): HtmlPage {
  return {
    status,
    title: 'That did not work',
    body: html`<p role="alert">${why}</p>
      ${toTheWall}`,
  };
}

function wordsOf(status: number): string {
  return status === 503 ? 'Please try again in a moment.' : 'Please open the link in your mail again.';
}
