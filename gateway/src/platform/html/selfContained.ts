import type { Locale } from 'schema/locales';
import { html, Html, htmlDocument } from './html';
import { sourceHash } from './sourceHash';

interface SelfContained {
  /** By default English, for developers. */
  locale?: Locale;
  title: string;
  style: string;
  /** A program in the page; by default there is none. */
  script?: string | null;
  body: Html;
  /** Where its forms may lead; by default nowhere. */
  formAction?: "'self'";
  /** The origins whose pages may frame it; by default none. */
  framedBy?: readonly string[];
}

/** A page that loads nothing, and the Content-Security-Policy that allows just that: the same for equal pages. */
export function composeSelfContained({
  locale,
  title,
  style,
  script = null,
  body,
  formAction,
  framedBy = [],
}: SelfContained): { text: string; policy: string } {
  const text = htmlDocument({
    locale,
    head: html`<link rel="icon" href="data:," />
      <meta name="robots" content="noindex" />
      <title>${title}</title>
      ${new Html(`<style>${style}</style>`)}`,
    body: html`${body}${script !== null && new Html(`<script>${script}</script>`)}`,
  });
  const policy = [
    "default-src 'none'",
    ...(script === null ? [] : [`script-src ${sourceHash(script)}`]),
    `style-src ${sourceHash(style)}`,
    'img-src data:',
    `form-action ${formAction ?? "'none'"}`,
    "base-uri 'none'",
    `frame-ancestors ${framedBy.length > 0 ? framedBy.join(' ') : "'none'"}`,
  ];
  return { text, policy: policy.join('; ') };
}
