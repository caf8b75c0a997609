import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { LiveTopic, LiveUpdate } from 'schema/live';
import { whenIdle } from '../page/whenIdle';
import { freshness, skipPollAttempt } from '../data/freshness';
import type { LiveProtocol, LiveState } from './liveState';

/**
 * Options for a query that polls: polling pauses while the live connection covers its topic. After an update without
 * data the queries of its topic are refetched.
 */
export function useLive(topic: LiveTopic, interval: number) {
  const client = useApolloClient();
  const polledAt = useRef(0);

  useEffect(() => {
    const { wanted, onChange } = stateOf(client);
    wanted.set(topic, (wanted.get(topic) ?? 0) + 1);
    onChange();
    return () => {
      const left = wanted.get(topic)! - 1;
      if (left > 0) wanted.set(topic, left);
      else wanted.delete(topic);
      stateOf(client).onChange();
    };
  }, [client, topic]);

  return useMemo(
    () => ({
      pollInterval: interval,
      context: { live: topic },
      skipPollAttempt() {
        if (skipPollAttempt()) return true;
        // One poll after the connection has opened finds earlier changes; rare ones find those that it may not cover.
        const now = Date.now();
        const coveredSince = stateOf(client).coveredSince.get(topic);
        const isCovered = coveredSince !== undefined && polledAt.current > coveredSince;
        if (isCovered && now - polledAt.current < freshness.live.recheck) return true;
        polledAt.current = now;
        return false;
      },
    }),
    [client, interval, topic],
  );
}

/** Calls `listener` with each update of the topics that are on the page. */
export function useLiveUpdates(listener: (update: LiveUpdate) => void): void {
  const client = useApolloClient();
  const notify = useEffectEvent(listener);

  useEffect(() => {
    const { listeners } = stateOf(client);
    const onUpdate = (update: LiveUpdate) => notify(update);
    listeners.add(onUpdate);
    return () => void listeners.delete(onUpdate);
  }, [client]);
}

type LoadProtocol = () => Promise<LiveProtocol>;

const protocols = new WeakMap<ApolloClient, LoadProtocol>();
const states = new WeakMap<ApolloClient, LiveState>();

/** Adds a live connection to `client`, which opens with the first `useLive`. */
export function enableLive(client: ApolloClient, loadProtocol: LoadProtocol): void {
  protocols.set(client, loadProtocol);
}

function stateOf(client: ApolloClient): LiveState {
  const state = states.get(client) ?? begin(client);
  states.set(client, state);
  return state;
}

/** The connection's code is loaded when the page is idle; until then queries poll. */
function begin(client: ApolloClient): LiveState {
  const state: LiveState = {
    wanted: new Map(),
    coveredSince: new Map(),
    listeners: new Set(),
    onChange: () => undefined,
  };
  const loadProtocol = protocols.get(client);
  if (typeof EventSource === 'undefined' || !loadProtocol) return state;
  whenIdle(() => {
    Promise.all([import(/* webpackChunkName: "live" */ './liveConnection'), loadProtocol()]).then(
      ([{ stayConnected }, protocol]) => stayConnected(client, state, protocol),
      () => undefined,
    );
  });
  return state;
}
