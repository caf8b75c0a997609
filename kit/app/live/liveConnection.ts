import type { ApolloClient } from '@apollo/client';
import type { LiveTopic, LiveUpdate } from 'schema/live';
import { freshness } from '../data/freshness';
import { isLeaving } from '../session/farewell';
import { followSession } from '../session/returned';
import type { LiveProtocol, LiveState } from './liveState';
import { refetchTopics } from './refetchTopics';

const { reconnect, gather } = freshness.live;

/** Milliseconds in which a session that replaces another one arrives. */
const settle = 2000;

/**
 * One stream for all topics of the page, while the page is visible. It follows the mounted components and reconnects
 * automatically; after a reconnect every topic is refetched once.
 */
export function stayConnected(client: ApolloClient, state: LiveState, protocol: LiveProtocol): void {
  const refetch = refetchTopics(client);
  let current: Connection | null = null;
  let next: Connection | null = null;
  let failures = 0;
  let wasLost = false;
  let timer: number | undefined;

  state.onChange = () => connectAfter(gather);
  document.addEventListener('visibilitychange', reset);
  window.addEventListener('online', reset);
  window.addEventListener('offline', reset);
  reset();

  function reset(): void {
    failures = 0;
    connect();
  }

  function connectAfter(delay: number): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(connect, delay);
  }

  function connect(): void {
    window.clearTimeout(timer);
    if (document.hidden || !navigator.onLine || state.wanted.size === 0) return disconnect();
    const wanted = [...state.wanted.keys()].sort();
    const address = protocol.addressOf(wanted);
    if (next?.address === address) return;
    next?.source.close();
    next = current?.address === address ? null : open(address, wanted);
  }

  function open(address: string, wanted: readonly LiveTopic[]): Connection {
    const connection = { address, source: new EventSource(address), openedAt: 0 };
    const { source } = connection;
    source.addEventListener('open', () => {
      // The previous stream stays open until this one has opened, so that no update is missed.
      current?.source.close();
      current = connection;
      next = null;
      connection.openedAt = Date.now();
      cover(wanted);
    });
    source.addEventListener('next', ({ data }: MessageEvent<string>) => {
      const { data: result } = JSON.parse(data) as { data?: { live: LiveUpdate } };
      if (!result) return;
      refetch.soon(protocol.changedTopics(result.live));
      for (const notify of state.listeners) notify(result.live);
    });
    // The session has ended: elsewhere, or because its member is suspended. Where it was replaced, as by signing in with
    // a passkey, the new one arrives first. The first page is for everyone, unlike the present one.
    source.addEventListener('complete', () => {
      window.setTimeout(() => {
        if (!isLeaving()) void followSession('/');
      }, settle);
    });
    source.addEventListener('error', () => {
      // EventSource would reconnect immediately, together with all other pages that lost their streams.
      source.close();
      lose(connection);
    });
    return connection;
  }

  function cover(wanted: readonly LiveTopic[]): void {
    const now = Date.now();
    const { coveredSince } = state;
    for (const topic of coveredSince.keys()) if (!wanted.includes(topic)) coveredSince.delete(topic);
    for (const topic of wanted) if (!coveredSince.has(topic)) coveredSince.set(topic, now);
    if (wasLost) refetch.all();
    wasLost = false;
  }

  /** From here on queries poll. */
  function lose(connection: Connection): void {
    if (connection !== next && connection !== current) return;
    if (connection === current) wasLost = true;
    const hasLasted = connection.openedAt > 0 && Date.now() - connection.openedAt > reconnect.lasting;
    failures = hasLasted ? 0 : failures + 1;
    disconnect();
    connectAfter((0.5 + Math.random()) * Math.min(reconnect.most, reconnect.first * 2 ** failures));
  }

  function disconnect(): void {
    next?.source.close();
    current?.source.close();
    next = null;
    current = null;
    state.coveredSince.clear();
  }
}

interface Connection {
  address: string;
  source: EventSource;
  openedAt: number;
}
