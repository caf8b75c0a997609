import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef } from 'react';
import type { ApolloClient } from '@apollo/client';
import { freshness, skipPollAttempt } from './freshness';
import { whenQuiet } from './whenQuiet';

/** What a part of a page can be told by itself; a prayer and a group by their number. */
export type LiveTopic =
  'stats' | 'wall' | 'chains' | 'notifications' | `prayer:${number}` | `group:${number}`;

/** Prayers that came to the wall or left it. */
export interface WallNews {
  newPrayers: readonly { id: number; category: string }[];
  gonePrayers: readonly number[];
}

/** What the parts of a page that are mounted want to be told, and since when each of it is. */
export interface LiveTopics {
  readonly wanted: Map<LiveTopic, number>;
  readonly toldSince: Map<LiveTopic, number>;
  readonly readers: Set<(news: WallNews) => void>;
  /** Called when `wanted` has changed. */
  onChange: () => void;
}

/**
 * Options for a query that is asked again and again: while a live connection tells what it would ask for, it rests.
 * What an event does not carry itself is asked for by the queries with its topic.
 */
export function useLive(topic: LiveTopic, interval: number) {
  const client = useApolloClient();
  const askedAt = useRef(0);

  useEffect(() => {
    const { wanted, onChange } = topicsOf(client);
    wanted.set(topic, (wanted.get(topic) ?? 0) + 1);
    onChange();
    return () => {
      const left = wanted.get(topic)! - 1;
      if (left > 0) wanted.set(topic, left);
      else wanted.delete(topic);
      topicsOf(client).onChange();
    };
  }, [client, topic]);

  return useMemo(
    () => ({
      pollInterval: interval,
      context: { live: topic },
      skipPollAttempt() {
        if (skipPollAttempt()) return true;
        // One poll after the connection began finds what came before it; a rare one, what it may not tell.
        const now = Date.now();
        const toldSince = topicsOf(client).toldSince.get(topic);
        const isTold = toldSince !== undefined && askedAt.current > toldSince;
        if (isTold && now - askedAt.current < freshness.live.recheck) return true;
        askedAt.current = now;
        return false;
      },
    }),
    [client, interval, topic],
  );
}

/** Is told which prayers came to the wall and which left it, while somebody wants the topic 'wall'. */
export function useWallNews(read: (news: WallNews) => void): void {
  const client = useApolloClient();
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });

  useEffect(() => {
    const { readers } = topicsOf(client);
    const reader = (news: WallNews) => latest.current(news);
    readers.add(reader);
    return () => void readers.delete(reader);
  }, [client]);
}

const known = new WeakMap<ApolloClient, LiveTopics>();

function topicsOf(client: ApolloClient): LiveTopics {
  const topics = known.get(client) ?? begin(client);
  known.set(client, topics);
  return topics;
}

/** The connection's own code comes when the page has nothing better to do; without it everything goes on by polls. */
function begin(client: ApolloClient): LiveTopics {
  const topics: LiveTopics = {
    wanted: new Map(),
    toldSince: new Map(),
    readers: new Set(),
    onChange: () => undefined,
  };
  if (typeof EventSource === 'undefined') return topics;
  whenQuiet(() => {
    import('./liveConnection').then(
      ({ keepConnected }) => keepConnected(client, topics),
      () => undefined,
    );
  });
  return topics;
}
