import { locales, type Locale } from 'schema/locales';

/** Safe HTML, written by `html`. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | readonly Html[] | string | number | null | undefined | false;

/** A template tag for HTML. Every value is escaped unless it was written by `html`. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(textOf)));
}

/** JSON for a script element, with `<` escaped, which alone could end the element or start a comment. */
export function json(value: unknown): Html {
  return new Html(JSON.stringify(value).replace(/</g, '\\u003c'));
}

/** A whole document in a language; pages for developers are in English alone. */
export function htmlDocument({
  head,
  body,
  locale = 'en',
  isEnglish = false,
}: {
  head: Html;
  body: Html;
  locale?: Locale;
  /** Whether the body has not been translated, which screen readers need to know. */
  isEnglish?: boolean;
}): string {
  const language = isEnglish && locale !== 'en' && new Html(' lang="en" dir="ltr"');
  return html`<!doctype html>
    <html lang="${locale}" dir="${locales[locale].dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        ${head}
      </head>
      <body${language}>
        ${body}
      </body>
    </html>`.text;
}

function textOf(value: Value): string {
  if (value instanceof Html) return value.text;
  if (value === null || value === undefined || value === false) return '';
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return escape(value);
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For templates in another language; `html` escapes by itself. */
export function escape(value: string | number): string {
  return String(value).replace(/[&<>"']/g, (character) => entities[character]!);
}
