import type { ApolloClient } from '@apollo/client';
import type { LiveTopic } from 'schema/live';
import { freshness } from '../data/freshness';

const { spacing, spread } = freshness.live;

/** Refetches the page's queries of a topic (`context.live`). */
export function refetchTopics(client: ApolloClient) {
  const due = new Set<LiveTopic>();
  const readAt = new Map<LiveTopic, number>();

  return {
    /** With a random delay, to spread the requests of all notified pages, and at most once per interval. */
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
      // The query shows its own failure, and is polled again soon.
      .catch(() => undefined);
  }
}
