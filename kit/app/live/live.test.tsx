import { gql } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { act } from '@testing-library/react';
import { useState } from 'react';
import type { LiveTopic } from 'schema/live';
import { browser } from '../browser/browser';
import { page } from '../page/page';
import { restoreStreams, renderScene, mockStreams, ruth, type Stream } from '../../testing';
import { useLive } from './live';
import type { LiveProtocol } from './liveState';

const interval = 5000;
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

let streams: readonly Stream[];

beforeEach(() => {
  jest.useFakeTimers();
  streams = mockStreams();
});
afterEach(() => {
  restoreStreams();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const queries = {
  Chains: gql`
    query Chains {
      prayerChains {
        id
      }
    }
  `,
  Group: gql`
    query Group {
      prayerGroup(id: 4) {
        id
        name
      }
    }
  `,
  Prayer: gql`
    query Prayer {
      prayer(id: 9) {
        id
        amenCount
        commentCount
      }
    }
  `,
  Figures: gql`
    query Figures {
      stats {
        totalPrayers
        totalAmens
      }
      unreadNotificationCount
    }
  `,
};

const responses = {
  Chains: () => ({ prayerChains: [] }),
  Group: () => ({ prayerGroup: { __typename: 'PrayerGroup', id: 4, name: 'Gleaners' } }),
  Prayer: () => ({ prayer: { __typename: 'Prayer', id: 9, amenCount: 4, commentCount: 0 } }),
  Figures: () => ({
    stats: { __typename: 'Stats', totalPrayers: 1, totalAmens: 4 },
    unreadNotificationCount: 0,
  }),
};

function Shown({ query, topic }: { query: keyof typeof queries; topic: LiveTopic }) {
  const { data } = useQuery(queries[query], useLive(topic, interval));
  return <output>{JSON.stringify(data)}</output>;
}

const chains = <Shown query="Chains" topic="chains" />;
const group = <Shown query="Group" topic="group:4" />;

/** The topics that an update names have changed. */
const live: LiveProtocol = {
  addressOf: (topics) => `/live?${new URLSearchParams({ topics: JSON.stringify(topics) })}`,
  changedTopics: ({ changedChains, changedGroups }) => [
    ...changedChains.map(() => 'chains' as const),
    ...changedGroups.map((id) => `group:${id}` as const),
  ],
};

function show(element = chains) {
  const scene = renderScene(element, { responses, live });
  return {
    ...scene,
    countOf: (name: string) => scene.calls.filter(({ operation }) => operation === name).length,
  };
}

/** Waits until the page is idle, opens its stream, and lets one poll fetch earlier changes. */
async function openStream(): Promise<Stream> {
  await pass(4000);
  const stream = streams.at(-1)!;
  await stream.open();
  await pass(2 * interval);
  return stream;
}

test('an idle page opens one stream for the topics of all its parts', async () => {
  show(
    <>
      {chains}
      {group}
      <Shown query="Prayer" topic="prayer:9" />
      <Shown query="Figures" topic="stats" />
    </>,
  );
  await pass(0);
  expect(streams).toHaveLength(0);
  await pass(4000);
  expect(streams).toHaveLength(1);
  expect(streams[0]!.topics).toEqual(['chains', 'group:4', 'prayer:9', 'stats']);
});

test('polls pause while the stream is open and go on when it fails; after a reconnect everything is refetched once', async () => {
  const { countOf } = show();
  const first = await openStream();
  const before = countOf('Chains');
  await pass(12 * interval);
  expect(countOf('Chains')).toBe(before);

  await first.fail();
  expect(first.isClosed).toBe(true);
  await pass(interval);
  expect(countOf('Chains')).toBe(before + 1);

  const second = streams.at(-1)!;
  expect(second).not.toBe(first);
  await second.open();
  await pass(0);
  expect(countOf('Chains')).toBe(before + 2);
  await pass(12 * interval);
  expect(countOf('Chains')).toBeLessThanOrEqual(before + 3);
});

test('a stream that cannot be opened leaves the polls unchanged, and is retried less and less often', async () => {
  const { countOf } = show();
  await pass(4000);
  const before = countOf('Chains');
  for (let second = 0; second < 300; second += 1) {
    if (!streams.at(-1)!.isClosed) await streams.at(-1)!.fail();
    await pass(1000);
  }
  expect(countOf('Chains') - before).toBe(60);
  expect(streams.length).toBeGreaterThan(3);
  expect(streams.length).toBeLessThan(16);
});

test('a hidden tab has no stream; a visible one opens it again', async () => {
  show();
  const stream = await openStream();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(stream.isClosed).toBe(true);
  await pass(60_000);
  expect(streams).toHaveLength(1);

  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(streams).toHaveLength(2);
});

test('when the topics change, the old stream stays open until the new one has opened', async () => {
  const way: { leave?: () => void } = {};
  function Pages() {
    const [hasLeft, setLeft] = useState(false);
    way.leave = () => setLeft(true);
    return hasLeft ? group : chains;
  }
  show(<Pages />);
  const first = await openStream();
  act(() => way.leave?.());
  await pass(1000);
  const second = streams.at(-1)!;
  expect(second.topics).toEqual(['group:4']);
  expect(first.isClosed).toBe(false);
  await second.open();
  expect(first.isClosed).toBe(true);
  expect(second.isClosed).toBe(false);
});

test('an update without data refetches the queries of its topic, at most every three seconds', async () => {
  const { countOf } = show(
    <>
      {chains}
      {group}
    </>,
  );
  const stream = await openStream();
  const before = { chains: countOf('Chains'), group: countOf('Group') };
  await stream.send({ changedChains: [1] });
  await pass(400);
  expect(countOf('Chains')).toBe(before.chains + 1);
  expect(countOf('Group')).toBe(before.group);

  await stream.send({ changedChains: [1], changedGroups: [4, 5] });
  await stream.send({ changedChains: [2] });
  await pass(400);
  expect(countOf('Chains')).toBe(before.chains + 1);
  expect(countOf('Group')).toBe(before.group + 1);
  await pass(3000);
  expect(countOf('Chains')).toBe(before.chains + 2);
});

test('a page whose member has been signed out elsewhere or suspended is loaded again', async () => {
  const reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
  const ask = jest.fn(async () => ({ headers: new Map([['Prayer-Wall-Member', '0']]) }));
  Object.assign(globalThis, { fetch: ask });
  show();
  page.session = ruth;
  const stream = await openStream();
  localStorage.setItem('farewell', 'signedOut');
  await stream.complete();
  await pass(2000);
  expect(reload).not.toHaveBeenCalled();
  localStorage.removeItem('farewell');
  await stream.complete();
  expect(ask).not.toHaveBeenCalled();
  await pass(2000);
  // Of a page for everyone: the header is missing where only administrators may read the present one.
  expect(ask).toHaveBeenCalledWith('/', expect.objectContaining({ method: 'HEAD' }));
  expect(reload).toHaveBeenCalledTimes(1);
  page.session = null;
});
