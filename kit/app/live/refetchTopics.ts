import type { ApolloClient } from '@apollo/client';
import type { LiveTopic } from 'schema/live';
import { freshness } from '../data/freshness';

const { spacing, spread } = freshness.live;

/** Reads the queries on the page again that are about a topic (`context.live`). */
export function refetchTopics(client: ApolloClient) {
  const due = new Set<LiveTopic>();
  const readAt = new Map<LiveTopic, number>();

  return {
    /** A little apart from the other pages that were notified too, and not without a pause. */
    soon(topics: readonly LiveTopic[]): void {
      for (const topic of topics) {
        if (due.has(topic)) continue;
        due.add(topic);
        const pause = (readAt.get(topic) ?? 0) + spacing - Date.now();
        window.setTimeout(
          () => {
            due.delete(topic);
            readAt.set(topic, Date.now());
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
      // A failure is shown where the data stands, and the query is read again soon.
      .catch(() => undefined);
  }
}
