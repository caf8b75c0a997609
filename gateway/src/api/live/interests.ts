import type { SubscriptionLiveArgs } from '../../gen/resolvers';
import { BadInput } from '../../platform/errors';

/** The topics that an open page has subscribed to. */
export interface Interests {
  stats: boolean;
  wall: boolean;
  prayers: ReadonlySet<number>;
  chains: boolean;
  groups: ReadonlySet<number>;
  notifications: boolean;
}

const maxPrayers = 100;
const maxGroups = 20;

/** @throws BadInput for more ids than one page can show */
export function readInterests({ prayers, groups, ...others }: Required<SubscriptionLiveArgs>): Interests {
  if (prayers.length > maxPrayers) throw tooMany('prayers', maxPrayers);
  if (groups.length > maxGroups) throw tooMany('groups', maxGroups);
  return { ...others, prayers: new Set(prayers), groups: new Set(groups) };
}

function tooMany(path: string, most: number): BadInput {
  return new BadInput([{ path, message: `At most ${most} ${path} can be requested` }]);
}
