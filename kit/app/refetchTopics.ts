import type { ApolloClient } from '@apollo/client';
import { freshness } from './freshness';
import type { LiveTopic } from './liveTopics';

const { spacing, spread } = freshness.live;

/** Asks again the queries on the page that are about a topic (`context.live`). */
export function refetchTopics(client: ApolloClient) {
  const due = new Set<LiveTopic>();
  const askedAt = new Map<LiveTopic, number>();

  return {
    /** A little apart from the other pages that heard it too, and not without a pause. */
    soon(topics: readonly LiveTopic[]): void {
      for (const topic of topics) {
        if (due.has(topic)) continue;
        due.add(topic);
        const pause = (askedAt.get(topic) ?? 0) + spacing - Date.now();
        window.setTimeout(
          () => {
            due.delete(topic);
            askedAt.set(topic, Date.now());
            refetch((about) => about === topic);
          },
          Math.max(pause, Math.random() * spread),
        );
      }
    },
    all: () => refetch((about) => about !== undefined),
  };

  function refetch(isMeant: (topic: LiveTopic | undefined) => boolean): void {
    client
      .refetchQueries({
        include: 'active',
        onQueryUpdated: ({ options }) => isMeant((options.context as { live?: LiveTopic } | undefined)?.live),
      })
      // What failed tells of itself where its data stands, and is asked again soon.
      .catch(() => undefined);
  }
}
