import { i18n } from './i18n';

/** A number as the page's language writes it. The component that shows it calls `useLingui`, as for the formats below. */
export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  formatOf(Intl.NumberFormat, options).format(value);

/** A date in the page's language, in the visitor's time zone unless `options` name another one. */
export const formatDate = (date: Date | number, options?: Intl.DateTimeFormatOptions): string =>
  formatOf(Intl.DateTimeFormat, options).format(date);

/** 'a, b, and c' in the page's language. */
export const formatList = (items: Iterable<string>, options?: Intl.ListFormatOptions): string =>
  formatOf(Intl.ListFormat, options).format(items);

/** '5 minutes ago' for -5 and 'minute', in the page's language. Hebrew, as `Intl` has it, says 'two hours ago (2)'. */
export const relativeTime = (value: number, unit: Intl.RelativeTimeFormatUnit): string =>
  formatOf(Intl.RelativeTimeFormat)
    .format(value, unit)
    .replace(/ \(\d\)$/, '');

const formats = new Map<string, unknown>();

/** To make one costs far more than to use it. */
function formatOf<Options, Format>(
  Kind: new (locale: string, options?: Options) => Format,
  options?: Options,
) {
  const key = `${Kind.name} ${i18n.locale} ${JSON.stringify(options)}`;
  const format = (formats.get(key) as Format | undefined) ?? new Kind(i18n.locale, options);
  formats.set(key, format);
  return format;
}
