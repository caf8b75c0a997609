import type { LiveTopic, LiveUpdate } from 'schema/live';
import type { LiveSubscription } from './gen/graphql';
import { liveProtocol } from './liveProtocol';

function variablesOf(topics: readonly LiveTopic[]): unknown {
  const { searchParams } = new URL(liveProtocol.addressOf(topics), 'http://localhost');
  return JSON.parse(searchParams.get('variables')!);
}

test('the stream is asked for the topics of the page, prayers and groups by their numbers', () => {
  expect(variablesOf(['chains', 'stats', 'prayer:9', 'group:4'])).toEqual({
    chains: true,
    stats: true,
    prayers: [9],
    groups: [4],
  });
});

test('an address with what is no number of anything spoils nothing', () => {
  expect(variablesOf(['chains', 'prayer:99999999999', `prayer:${Number('x')}`])).toEqual({
    chains: true,
    prayers: [],
    groups: [],
  });
});

test('what has changed without its values is read again', () => {
  const update: LiveUpdate = {
    stats: null,
    newPrayers: [],
    gonePrayers: [],
    prayerCounts: [],
    changedPrayers: [9],
    changedChains: [1, 2],
    changedGroups: [4, 5],
    unreadNotificationCount: null,
  };
  expect(liveProtocol.changedTopics(update)).toEqual(['prayer:9', 'chains', 'group:4', 'group:5']);
});

test('an update is what the subscription brings', () => {
  const asTyped = (update: LiveSubscription['live']): LiveUpdate => update;
  expect(asTyped).toBeDefined();
});
