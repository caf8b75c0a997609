import type { TeamPrayersQuery } from '../gen/graphql';

/** A prayer that was confided to the team, with what the team knows of it. */
export type CareCase = TeamPrayersQuery['teamPrayers'][number];
