import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef } from 'react';
import type { ApolloClient } from '@apollo/client';
import { freshness, skipPollAttempt } from './freshness';
import type { LiveTopic, LiveTopics, WallNews } from './liveTopics';
import { whenQuiet } from './whenQuiet';

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
