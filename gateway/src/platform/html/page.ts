import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Config } from '../../config';
import { variesByLocale } from '../http/requestLocale';
import type { Texts } from '../texts/texts';
import { html, Html, htmlDocument } from './html';
import { logo } from './logo';
import { style } from './style';

/** A page without the browser application: it needs no cookie and no other file. */
export interface HtmlPage {
  status: number;
  title: string;
  body: Html;
  /** A program in the page, and the origins that it asks. */
  script?: { text: string; connectsTo: readonly string[] };
}

/**
 * Sends a page. Its URL may contain a token, so it is not cached and not sent to other sites as referrer.
 *
 * @param texts what the page is written with; without them it is in English, for developers
 */
export function sendHtmlPage(
  response: ServerResponse,
  { productName }: Pick<Config, 'productName'>,
  { status, title, body, script }: HtmlPage,
  texts?: Texts,
): void {
  const nonce = randomBytes(16).toString('base64');
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Vary', variesByLocale);
  response.setHeader('Content-Language', texts?.locale ?? 'en');
  response.setHeader('X-Robots-Tag', 'noindex');
  // With no-referrer a browser would send the form's own POST with `Origin: null`.
  response.setHeader('Referrer-Policy', 'same-origin');
  response.setHeader('Content-Security-Policy', policy(nonce, script?.connectsTo));
  response.end(
    htmlDocument({
      locale: texts?.locale,
      head: html`<meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title} · ${productName}</title>
        <style nonce="${nonce}">
          ${new Html(style)}
        </style>`,
      body: html`<header><a href="/">${logo}${productName}</a></header>
        <main>
          <section>
            <h1>${title}</h1>
            ${body}
          </section>
        </main>
        ${
          script &&
          html`<script nonce="${nonce}">
            ${new Html(script.text)};
          </script>`
        }`,
    }),
  );
}

function policy(nonce: string, connectsTo: readonly string[] | undefined): string {
  return [
    "default-src 'none'",
    ...(connectsTo ? [`script-src 'nonce-${nonce}'`, ['connect-src', ...connectsTo].join(' ')] : []),
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
