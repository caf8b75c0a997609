import type { LiveTopic } from './liveTopics';

/** Everything that an update can carry; what was not asked for comes empty. */
export const liveOperation = `subscription Live(
  $stats: Boolean! = false
  $wall: Boolean! = false
  $prayers: [Int!]! = []
  $chains: Boolean! = false
  $groups: [Int!]! = []
  $notifications: Boolean! = false
) {
  live(
    stats: $stats
    wall: $wall
    prayers: $prayers
    chains: $chains
    groups: $groups
    notifications: $notifications
  ) {
    stats {
      totalPrayers
      totalTestimonials
      totalAmens
      totalPrayerChains
      totalPrayerGroups
      activeToday
    }
    newPrayers {
      id
      category
    }
    gonePrayers
    prayerCounts {
      id
      amenCount
      commentCount
    }
    changedPrayers
    changedChains
    changedGroups
    unreadNotificationCount
  }
}`;

const largestId = 2 ** 31 - 1;

/** Where an EventSource is told of these topics: it can only GET. */
export function liveAddress(topics: readonly LiveTopic[]): string {
  const variables = {
    ...Object.fromEntries(topics.filter((topic) => !topic.includes(':')).map((topic) => [topic, true])),
    prayers: idsIn(topics, 'prayer:'),
    groups: idsIn(topics, 'group:'),
  };
  return `/graphql?${new URLSearchParams({
    query: liveOperation.replace(/\s+/g, ' '),
    variables: JSON.stringify(variables),
  })}`;
}

/** An address can hold what is no number of anything; the gateway would refuse all for it. */
function idsIn(topics: readonly LiveTopic[], kind: string): number[] {
  return topics
    .filter((topic) => topic.startsWith(kind))
    .map((topic) => Number(topic.slice(kind.length)))
    .filter((id) => id >= 1 && id <= largestId);
}
