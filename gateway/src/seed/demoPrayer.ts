import type { Category } from 'schema/vocabulary';
import type { Person } from './people';

/** A prayer of the demonstration community with all that was said on it. */
export interface DemoPrayer {
  by: Person;
  hoursAgo: number;
  category: Category;
  title: string;
  description: string;
  isAnonymous?: true;
  /** How many have said amen. */
  amens: number;
  /** News from its owner, so many hours after the prayer. */
  updates?: readonly { after: number; content: string }[];
  words?: readonly DemoEncouragement[];
  /** The testimony that it became, so many hours later. */
  answer?: { after: number; title: string; testimony: string; praises: number };
}

/** So many hours after the prayer; the author's given name stands beside it unless it is anonymous. */
export interface DemoEncouragement {
  by: Person;
  after: number;
  content: string;
  isAnonymous?: true;
}
