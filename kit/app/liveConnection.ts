import type { ApolloClient } from '@apollo/client';
import { freshness } from './freshness';
import type { LiveTopic, LiveTopics } from './liveTopics';
import { applyUpdate, type LiveUpdate } from './liveUpdate';
import { liveAddress } from './liveOperation';
import { refetchTopics } from './refetchTopics';

const { reconnect, gather } = freshness.live;

/**
 * One stream for everything that the page wants, while somebody looks at it. It begins and ends with the page's
 * visibility, changes with what is mounted, and comes back by itself; after a fall everything is asked for once.
 */
export function keepConnected(client: ApolloClient, topics: LiveTopics): void {
  const refetch = refetchTopics(client);
  let standing: Connection | null = null;
  let opening: Connection | null = null;
  let failures = 0;
  let hasFallen = false;
  let timer: number | undefined;

  topics.onChange = () => soon(gather);
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  follow();

  /** Somebody looks, or nobody does any more. */
  function follow(): void {
    failures = 0;
    connect();
  }

  function soon(delay: number): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(connect, delay);
  }

  function connect(): void {
    window.clearTimeout(timer);
    if (document.hidden || !navigator.onLine || topics.wanted.size === 0) return disconnect();
    const wanted = [...topics.wanted.keys()].sort();
    const address = liveAddress(wanted);
    if (opening?.address === address) return;
    opening?.source.close();
    opening = standing?.address === address ? null : open(address, wanted);
  }

  function open(address: string, wanted: readonly LiveTopic[]): Connection {
    const connection = { address, source: new EventSource(address), openedAt: 0 };
    const { source } = connection;
    source.addEventListener('open', () => {
      // The one before tells until this one does, so that nothing is missed between them.
      standing?.source.close();
      standing = connection;
      opening = null;
      connection.openedAt = Date.now();
      stand(wanted);
    });
    source.addEventListener('next', ({ data }: MessageEvent<string>) => {
      const { data: told } = JSON.parse(data) as { data?: { live: LiveUpdate } };
      if (!told) return;
      applyUpdate(client.cache, told.live);
      refetch.soon(topicsIn(told.live));
      for (const read of topics.readers) read(told.live);
    });
    source.addEventListener('error', () => {
      // It would come again by itself at once, with all the others that fell together.
      source.close();
      fall(connection);
    });
    return connection;
  }

  function stand(wanted: readonly LiveTopic[]): void {
    const now = Date.now();
    for (const topic of topics.toldSince.keys()) if (!wanted.includes(topic)) topics.toldSince.delete(topic);
    for (const topic of wanted) if (!topics.toldSince.has(topic)) topics.toldSince.set(topic, now);
    if (hasFallen) refetch.all();
    hasFallen = false;
  }

  /** From here on polls go on as they would without a connection. */
  function fall(connection: Connection): void {
    if (connection !== opening && connection !== standing) return;
    if (connection === standing) hasFallen = true;
    const hasLasted = connection.openedAt > 0 && Date.now() - connection.openedAt > reconnect.lasting;
    failures = hasLasted ? 0 : failures + 1;
    disconnect();
    soon((0.5 + Math.random()) * Math.min(reconnect.most, reconnect.first * 2 ** failures));
  }

  function disconnect(): void {
    opening?.source.close();
    standing?.source.close();
    opening = null;
    standing = null;
    topics.toldSince.clear();
  }
}

interface Connection {
  address: string;
  source: EventSource;
  openedAt: number;
}

/** What the queries on the page have to ask for, because the update says only that it has changed. */
function topicsIn({ changedPrayers, changedChains, changedGroups }: LiveUpdate): LiveTopic[] {
  return [
    ...changedPrayers.map((id) => `prayer:${id}` as const),
    ...(changedChains.length > 0 ? (['chains'] as const) : []),
    ...changedGroups.map((id) => `group:${id}` as const),
  ];
}
