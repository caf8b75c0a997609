import { media } from 'kit';

/** A small screen, where the round button is the only one that adds a prayer, and prayers begin near the top. */
export const compact = `${media.phone} and (min-height: 25em)`;
