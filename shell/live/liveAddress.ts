import { print } from 'graphql';
import type { LiveTopic } from 'schema/live';
import { LiveDocument, type LiveSubscriptionVariables } from './gen/graphql';

const largestId = 2 ** 31 - 1;

/** The address of the stream for these topics: an EventSource can only GET. */
export function liveAddress(topics: readonly LiveTopic[]): string {
  const variables: LiveSubscriptionVariables = {
    ...Object.fromEntries(topics.filter((topic) => !topic.includes(':')).map((topic) => [topic, true])),
    prayers: idsIn(topics, 'prayer:'),
    groups: idsIn(topics, 'group:'),
  };
  return `/graphql?${new URLSearchParams({
    query: print(LiveDocument).replace(/\s+/g, ' '),
    variables: JSON.stringify(variables),
  })}`;
}

/** An id in a page's address may be invalid, and the gateway would refuse all topics with it. */
function idsIn(topics: readonly LiveTopic[], kind: string): number[] {
  return topics
    .filter((topic) => topic.startsWith(kind))
    .map((topic) => Number(topic.slice(kind.length)))
    .filter((id) => id >= 1 && id <= largestId);
}
