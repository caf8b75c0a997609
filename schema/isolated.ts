/** `locales` has names too, which no page loads at first. */
const mirrored = /^(?:ar|he)$/;

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** Numbers, and the names of choices in a message: what is written in one of them is looked up. */
const plain = /^[a-z\d_.,]*$/;

/**
 * A value of a sentence with signs around it (U+2068, U+2069) that keep its direction to itself: an English name in an
 * Arabic sentence, an Arabic one in a German sentence. English sentences stay as they are.
 */
export function isolated(value: string, locale: string): string {
  if (locale === 'en' || plain.test(value)) return value;
  return mirrored.test(locale) || rightToLeft.test(value) ? `\u2068${value}\u2069` : value;
}

/** The values of a sentence, of which texts are isolated. */
export function isolatedValues<Values extends object>(values: Values, locale: string): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolated(value, locale) : value,
    ]),
  ) as Values;
}
