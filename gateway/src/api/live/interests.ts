import type { SubscriptionLiveArgs } from '../../gen/resolvers';
import { BadInput } from '../../platform/errors';

/** What an open page wants to hear of. */
export interface Interests {
  stats: boolean;
  wall: boolean;
  prayers: ReadonlySet<number>;
  chains: boolean;
  groups: ReadonlySet<number>;
  notifications: boolean;
}

const mostPrayers = 100;
const mostGroups = 20;

/** @throws BadInput where more is asked for than one page can show */
export function readInterests({ prayers, groups, ...others }: Required<SubscriptionLiveArgs>): Interests {
  if (prayers.length > mostPrayers) throw tooMany('prayers', mostPrayers);
  if (groups.length > mostGroups) throw tooMany('groups', mostGroups);
  return { ...others, prayers: new Set(prayers), groups: new Set(groups) };
}

function tooMany(path: string, most: number): BadInput {
  return new BadInput([{ path, message: `At most ${most} ${path} can be asked for` }]);
}
