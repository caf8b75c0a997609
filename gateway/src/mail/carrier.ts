import type { Letter } from './compose';
import type { Outcome } from './sql';

/** What carries letters out of the house. It never throws: each attempt has an outcome. */
export type Carrier = (letter: Letter) => Promise<CarrierOutcome>;

/** What the other side said, before the house decides how long to wait. */
export type CarrierOutcome = Exclude<Outcome, { state: 'waiting' }> | { state: 'waiting'; error: string };
