import type { GroupTheme } from 'schema/vocabulary';
import type { TintName } from 'kit';

/** The colour of each theme. */
export const themeTints: Record<GroupTheme, TintName> = {
  healing: 'sage',
  family: 'rose',
  finances: 'sand',
  grief: 'plum',
  addiction: 'sky',
  career: 'sand',
  children: 'rose',
  missions: 'sky',
  general: 'stone',
  guidance: 'sky',
  thanksgiving: 'sand',
  ministry: 'sage',
};
