import { gql } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { act } from '@testing-library/react';
import { useState } from 'react';
import type { LiveTopic } from 'schema/live';
import { leaveStreams, renderScene, takeStreams, type Stream } from '../../testing';
import { useLive } from './live';
import type { LiveProtocol } from './liveState';

const interval = 5000;
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

let streams: readonly Stream[];

beforeEach(() => {
  jest.useFakeTimers();
  streams = takeStreams();
});
afterEach(() => {
  leaveStreams();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const questions = {
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

const answers = {
  Chains: () => ({ prayerChains: [] }),
  Group: () => ({ prayerGroup: { __typename: 'PrayerGroup', id: 4, name: 'Gleaners' } }),
  Prayer: () => ({ prayer: { __typename: 'Prayer', id: 9, amenCount: 4, commentCount: 0 } }),
  Figures: () => ({
    stats: { __typename: 'Stats', totalPrayers: 1, totalAmens: 4 },
    unreadNotificationCount: 0,
  }),
};

function Shown({ question, topic }: { question: keyof typeof questions; topic: LiveTopic }) {
  const { data } = useQuery(questions[question], useLive(topic, interval));
  return <output>{JSON.stringify(data)}</output>;
}

const chains = <Shown question="Chains" topic="chains" />;
const group = <Shown question="Group" topic="group:4" />;

/** A group's topic changes with each update that names it. */
const live: LiveProtocol = {
  addressOf: (topics) => `/live?${new URLSearchParams({ topics: JSON.stringify(topics) })}`,
  changedTopics: ({ changedChains, changedGroups }) => [
    ...changedChains.map(() => 'chains' as const),
    ...changedGroups.map((id) => `group:${id}` as const),
  ],
};

function show(element = chains) {
  const scene = renderScene(element, { answers, live });
  return {
    ...scene,
    asked: (name: string) => scene.calls.filter(({ operation }) => operation === name).length,
  };
}

/** The page has loaded, is idle, and its stream stands; one poll has found what came before. */
async function untilTold(): Promise<Stream> {
  await pass(4000);
  const stream = streams.at(-1)!;
  await stream.open();
  await pass(2 * interval);
  return stream;
}

test('a page is told what its parts want, by one stream, when it has nothing better to do', async () => {
  show(
    <>
      {chains}
      {group}
      <Shown question="Prayer" topic="prayer:9" />
      <Shown question="Figures" topic="stats" />
    </>,
  );
  await pass(0);
  expect(streams).toHaveLength(0);
  await pass(4000);
  expect(streams).toHaveLength(1);
  expect(streams[0]!.topics).toEqual(['chains', 'group:4', 'prayer:9', 'stats']);
});

test('while it stands polls rest; when it falls they go on, and when it is back all is asked for once', async () => {
  const { asked } = show();
  const first = await untilTold();
  const before = asked('Chains');
  await pass(12 * interval);
  expect(asked('Chains')).toBe(before);

  await first.fail();
  expect(first.isClosed).toBe(true);
  await pass(interval);
  expect(asked('Chains')).toBe(before + 1);

  const second = streams.at(-1)!;
  expect(second).not.toBe(first);
  await second.open();
  await pass(0);
  expect(asked('Chains')).toBe(before + 2);
  await pass(12 * interval);
  expect(asked('Chains')).toBeLessThanOrEqual(before + 3);
});

test('a stream that cannot be had leaves the polls as they are, and is asked for less and less often', async () => {
  const { asked } = show();
  await pass(4000);
  const before = asked('Chains');
  for (let second = 0; second < 300; second += 1) {
    if (!streams.at(-1)!.isClosed) await streams.at(-1)!.fail();
    await pass(1000);
  }
  expect(asked('Chains') - before).toBe(60);
  expect(streams.length).toBeGreaterThan(3);
  expect(streams.length).toBeLessThan(16);
});

test('a tab out of sight has no stream; in sight it has one again', async () => {
  show();
  const stream = await untilTold();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(stream.isClosed).toBe(true);
  await pass(60_000);
  expect(streams).toHaveLength(1);

  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(streams).toHaveLength(2);
});

test('another page wants other things: the old stream tells until the new one does', async () => {
  const way: { leave?: () => void } = {};
  function Pages() {
    const [hasLeft, setLeft] = useState(false);
    way.leave = () => setLeft(true);
    return hasLeft ? group : chains;
  }
  show(<Pages />);
  const first = await untilTold();
  act(() => way.leave?.());
  await pass(1000);
  const second = streams.at(-1)!;
  expect(second.topics).toEqual(['group:4']);
  expect(first.isClosed).toBe(false);
  await second.open();
  expect(first.isClosed).toBe(true);
  expect(second.isClosed).toBe(false);
});

test('what an update does not carry is asked for by those whom it concerns, at most every three seconds', async () => {
  const { asked } = show(
    <>
      {chains}
      {group}
    </>,
  );
  const stream = await untilTold();
  const before = { chains: asked('Chains'), group: asked('Group') };
  await stream.send({ changedChains: [1] });
  await pass(400);
  expect(asked('Chains')).toBe(before.chains + 1);
  expect(asked('Group')).toBe(before.group);

  await stream.send({ changedChains: [1], changedGroups: [4, 5] });
  await stream.send({ changedChains: [2] });
  await pass(400);
  expect(asked('Chains')).toBe(before.chains + 1);
  expect(asked('Group')).toBe(before.group + 1);
  await pass(3000);
  expect(asked('Chains')).toBe(before.chains + 2);
});
