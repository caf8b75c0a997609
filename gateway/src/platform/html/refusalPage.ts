import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { declareRoles, palette } from 'schema/palette';
import type { Locale } from 'schema/locales';
import type { Config } from '../../config';
import { hasBody } from '../http/body';
import { requestLocale, variesByLocale } from '../http/requestLocale';
import { textsOf } from '../texts/texts';
import { html, Html, htmlDocument } from './html';
import { sourceHash } from './sourceHash';

const style = [
  `:root{color-scheme:light dark;${declareRoles(palette.light, ['surface', 'ink', 'accent'])}}`,
  `@media(prefers-color-scheme:dark){:root{${declareRoles(palette.dark, ['surface', 'ink', 'accent'])}}}`,
  'body{max-width:34rem;margin:4rem auto;padding:0 1rem;background:var(--surface);color:var(--ink);' +
    'font:1.125rem/1.6 system-ui,sans-serif}a{color:var(--accent)}',
].join('');

const policy = [
  "default-src 'none'",
  `style-src ${sourceHash(style)}`,
  'img-src data:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const sentences: Record<number, Record<'title' | 'text', MessageDescriptor>> = {
  400: { title: msg`This address cannot be read`, text: msg`Please check the link.` },
  403: { title: msg`Forbidden`, text: msg`You may not open this page.` },
  404: { title: msg`Page Not Found`, text: msg`There is no page at this address.` },
  429: {
    title: msg`Too many requests`,
    text: msg`This site got very many requests from your network. Please wait a moment, then try again.`,
  },
  500: { title: msg`Something went wrong`, text: msg`It is not your fault. Please try again later.` },
  503: {
    title: msg`Please try again in a moment`,
    text: msg`Many people are here right now. This page loads again by itself.`,
  },
};

const written = new Map<string, Buffer>();

/**
 * Sends a small page for a refusal. It is composed once for each language, because refusing must cost little under
 * overload; for the same reason its language is that of the request, not of the member.
 */
export function sendRefusalPage(
  request: IncomingMessage,
  response: ServerResponse,
  config: Pick<Config, 'productName' | 'defaultLocale'>,
  {
    status,
    message,
    retryAfterSeconds,
  }: { status: number; message: string; retryAfterSeconds: number | null },
): void {
  const locale = requestLocale(config, request.headers);
  const key = `${locale} ${status} ${config.productName} ${sentences[status] ? '' : message}`;
  let page = written.get(key);
  if (!page) {
    page = Buffer.from(compose(status, message, config.productName, locale));
    if (written.size < 200) written.set(key, page);
  }
  // The unread rest of a body would be parsed as the next request.
  if (!request.complete && hasBody(request)) response.setHeader('Connection', 'close');
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', page.length);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Vary', variesByLocale);
  response.setHeader('Content-Language', locale);
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('X-Robots-Tag', 'noindex');
  if (retryAfterSeconds) response.setHeader('Retry-After', retryAfterSeconds);
  // Browsers ignore Retry-After.
  if (retryAfterSeconds && status === 503) response.setHeader('Refresh', retryAfterSeconds + 1);
  response.end(request.method === 'HEAD' ? undefined : page);
}

function compose(status: number, message: string, productName: string, locale: Locale): string {
  const { t } = textsOf(locale);
  const known = sentences[status];
  const [title, text] = known ? [t(known.title), t(known.text)] : [message, null];
  return htmlDocument({
    locale,
    isEnglish: !known,
    head: html`<link rel="icon" href="data:," />
      <title>${title} · ${productName}</title>
      ${new Html(`<style>${style}</style>`)}`,
    body: html`<main>
      <h1>${title}</h1>
      ${text && html`<p>${text}</p>`}
      <p><a href="/">${productName}</a></p>
    </main>`,
  });
}
