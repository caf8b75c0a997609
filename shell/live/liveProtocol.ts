import type { LiveProtocol } from 'kit';
import type { LiveTopic, LiveUpdate } from 'schema/live';
import { liveAddress } from './liveAddress';

/** The product's part of the live connection: its subscription and its topics. */
export const liveProtocol: LiveProtocol = { addressOf: liveAddress, changedTopics };

/** The topics of which an update says only that they have changed. */
function changedTopics({ changedPrayers, changedChains, changedGroups }: LiveUpdate): LiveTopic[] {
  return [
    ...changedPrayers.map((id) => `prayer:${id}` as const),
    ...(changedChains.length > 0 ? (['chains'] as const) : []),
    ...changedGroups.map((id) => `group:${id}` as const),
  ];
}
