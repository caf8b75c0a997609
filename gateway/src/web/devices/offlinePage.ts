import { msg } from '@lingui/core/macro';
import type { ServerResponse } from 'node:http';
import { wall } from 'schema/addresses';
import type { Locale } from 'schema/locales';
import type { Config } from '../../config';
import { html } from '../../platform/html/html';
import { sendHtmlPage } from '../../platform/html/page';
import { textsOf } from '../../platform/texts/texts';

/**
 * Opens the page when the server responds. Browsers say 'online' too early, and on a bad line not at all; and a reload
 * would cancel the reader's own way to another page.
 */
const program = `
let isLeaving = false;
addEventListener('beforeunload', () => (isLeaving = true));
addEventListener('pageshow', () => (isLeaving = false));
async function open() {
  const response = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (response?.ok && !isLeaving) location.reload();
}
addEventListener('online', open);
setInterval(open, 20_000);`;

/**
 * The page that the service worker shows for an address that was never read in this browser, and after a sign-out without
 * a connection, which has removed everything. By its `Content-Language`
 * the worker stores it again when the reader has changed the language.
 */
export function sendOfflinePage(response: ServerResponse, config: Config, locale: Locale): void {
  const texts = textsOf(locale);
  const { t } = texts;
  sendHtmlPage(
    response,
    config,
    {
      status: 200,
      title: t(msg`You are offline`),
      body: html`<p>
          ${t(msg`This page is not on this device. It opens by itself when the connection is back.`)}
        </p>
        <p>${t(msg`What you have read on this device is still there, unless you have signed out since.`)}</p>
        <p class="links"><a href="${wall}">${config.productName}</a> <a href="">${t(msg`Try again`)}</a></p>`,
      script: { text: program, connectsTo: ["'self'"] },
    },
    texts,
  );
}
