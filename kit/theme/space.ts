/**
 * The scale of distances. Between things below each other there are seven: 1 within a line group, 2 from a label or title
 * to its text, 3 from a badge to a title, 4 from a heading to what follows and between the parts of a card, 6 between
 * cards and fields, 7 from a bar to what it opens and between sections, 9 between the parts of a page. The others are for
 * areas that were built before.
 */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  7: '2rem',
  8: '2.5rem',
  9: '3rem',
  10: '4rem',
  11: '5rem',
  12: '7rem',
} as const;

export type Step = keyof typeof space;

export const radius = {
  small: '0.375rem',
  medium: '0.625rem',
  large: '1rem',
  pill: '999rem',
  /** The arch of the logo: for avatars and icon tiles. */
  arch: '50% 50% 22% 22% / 50% 50% 18% 18%',
  /** The niche of a candle, taller than wide. */
  niche: '50% 50% 8% 8% / 42% 42% 6% 6%',
};
