import type { Named } from 'schema/displayName';
import { manyPrayers } from 'schema/communityFigures';
import { limitOf } from 'schema/longText';
import { shownName } from 'schema/shownName';
import { titleParts } from 'schema/testimonies';
import type { Texts } from '../../platform/texts/texts';

/** How many items of a list are visible without scrolling. */
const listLength = 6;

/** A value of a vocabulary (schema/vocabulary.ts). */
const word = /^[a-z][a-z_]*$/;

/**
 * The values of a prerendered page's tags: the result with the beginning of each list, `…IsLong` for each text, which
 * word of a vocabulary a value is and which row of a list an object (`theme_grief`, `row_1`: Mustache cannot compare), and
 * what is shown of authors, of a testimony's title and of the community's figures.
 */
export function tagValues(value: unknown, texts: Texts): unknown {
  if (Array.isArray(value))
    return value.slice(0, listLength).map((item, index) => rowValues(item, index, texts));
  if (typeof value !== 'object' || value === null) return value;
  if (isStats(value)) return figureValues(value, texts);
  const values: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    values[name] = tagValues(inner, texts);
    if (typeof inner === 'string') {
      values[`${name}IsLong`] = [...inner].length > limitOf(name);
      if (word.test(inner)) values[`${name}_${inner}`] = true;
    }
    if (name === 'user' || name === 'author') values.authorName = shownName(inner as Named | null, texts);
  }
  return isTestimony(value) ? { ...values, ...testimonyValues(value, texts) } : values;
}

function rowValues(item: unknown, index: number, texts: Texts): unknown {
  const values = tagValues(item, texts);
  const isObject = typeof values === 'object' && values !== null && !Array.isArray(values);
  return isObject ? { ...values, [`row_${index + 1}`]: true } : values;
}

const isStats = (value: object) => (value as { __typename?: string }).__typename === 'Stats';

/** The figures of the community as they are written in the language. */
function figureValues(stats: { totalPrayers?: number }, texts: Texts) {
  const written = Object.entries(stats).map(([name, figure]) => [
    name,
    typeof figure === 'number' ? texts.formatNumber(figure) : figure,
  ]);
  return { ...Object.fromEntries(written), hasManyPrayers: (stats.totalPrayers ?? 0) >= manyPrayers };
}

/** As the card of an area requests it; another area may request less. */
interface Testimony {
  title: string;
  prayer: { title: string };
  authorName: string | null;
  isAnonymous: boolean;
}

function isTestimony(value: object): value is Testimony {
  const { __typename, title, prayer } = value as Partial<Testimony & { __typename: string }>;
  return __typename === 'Testimonial' && typeof title === 'string' && typeof prayer?.title === 'string';
}

function testimonyValues({ title, prayer, authorName, isAnonymous }: Testimony, texts: Texts) {
  const author = isAnonymous ? null : { firstName: null, lastName: null, name: authorName };
  return { ...titleParts(title, prayer.title), authorName: shownName(author, texts) };
}
