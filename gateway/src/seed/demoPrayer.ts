import type { Category } from 'schema/vocabulary';
import type { Person } from './people';

/** A prayer of the demo community with everything written on it. */
export interface DemoPrayer {
  by: Person;
  hoursAgo: number;
  category: Category;
  title: string;
  description: string;
  isAnonymous?: true;
  amens: number;
  /** By its owner; `after` is in hours after the prayer. */
  updates?: readonly { after: number; content: string }[];
  encouragements?: readonly DemoEncouragement[];
  /** For an answered prayer. */
  testimony?: { after: number; title: string; testimony: string; praises: number };
}

interface DemoEncouragement {
  /** Shown by the given name, unless anonymous. */
  by: Person;
  /** Hours after the prayer. */
  after: number;
  content: string;
  isAnonymous?: true;
}
