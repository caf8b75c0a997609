import type { LiveTopic, LiveUpdate } from 'schema/live';
import type { LiveSubscription } from './gen/graphql';
import { liveProtocol } from './liveProtocol';

function variablesOf(topics: readonly LiveTopic[]): unknown {
  const { searchParams } = new URL(liveProtocol.addressOf(topics), 'http://localhost');
  return JSON.parse(searchParams.get('variables')!);
}

test('the stream requests the topics of the page, prayers and groups by id', () => {
  expect(variablesOf(['chains', 'stats', 'prayer:9', 'group:4'])).toEqual({
    chains: true,
    stats: true,
    prayers: [9],
    groups: [4],
  });
});

test('invalid ids are left out', () => {
  expect(variablesOf(['chains', 'prayer:99999999999', `prayer:${Number('x')}`])).toEqual({
    chains: true,
    prayers: [],
    groups: [],
  });
});

test('topics that changed without values are refetched', () => {
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

test('an update is the result of the subscription', () => {
  const asTyped = (update: LiveSubscription['live']): LiveUpdate => update;
  expect(asTyped).toBeDefined();
});
