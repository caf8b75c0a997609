import { featuresTab, testimonials, wall } from 'schema/addresses';

/** Where a challenge is met; it is the wall for those without an entry (gateway/src/domains/daily/challenges.ts). */
const pages: Record<string, string> = {
  'Learn a verse': featuresTab('scripture'),
  'Remember the grieving': `${wall}?category=grief`,
  'Pray for the sick': `${wall}?category=health`,
  'Praise first': `${wall}?category=praise`,
  'Tell what God has done': testimonials,
  'Look back': testimonials,
  'Keep watch for an hour': featuresTab('chains'),
};

/** The page to which the challenge of the day leads. */
export const challengePage = (title: string): string => pages[title] ?? wall;
