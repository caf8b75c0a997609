/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { applyStyles, expectAccessible, mockStreams, renderScene, restoreStreams } from 'kit/testing';
import { LatestPrayers } from './LatestPrayers';

applyStyles();

const hannah = { firstName: 'Hannah', lastName: 'Whitfield', name: null };
const prayers = [
  {
    __typename: 'Prayer',
    id: 1,
    title: 'Biopsy results',
    amenCount: 0,
    isAnonymous: false,
    needsCare: false,
    user: hannah,
  },
  {
    __typename: 'Prayer',
    id: 2,
    title: 'My brother',
    amenCount: 4,
    isAnonymous: true,
    needsCare: false,
    user: null,
  },
];

function show(found: object[] = prayers) {
  return renderScene(<LatestPrayers empty={<p>dusk</p>} />, {
    responses: { ArchPrayers: () => ({ prayers: { __typename: 'PrayerPage', prayers: found } }) },
  });
}

test('each niche links to its prayer by title, with the initials of who asked, or none', async () => {
  const { calls } = show();
  const list = within(await screen.findByRole('list', { name: 'The latest prayers' }));
  expect(list.getByRole('link', { name: 'Biopsy results' })).toHaveAttribute('href', '/prayer/1');
  expect(list.getByText('HW')).toBeInTheDocument();
  expect(list.getByRole('link', { name: 'My brother' })).toHaveTextContent(/^My brother$/);
  expect(calls).toHaveLength(1);
  await expectAccessible();
});

test('the light of many amens reaches further than that of a few', async () => {
  show(
    [3, 9, 40].map((amenCount, index) => ({
      ...prayers[0],
      id: index + 1,
      title: `${amenCount}`,
      amenCount,
    })),
  );
  await screen.findByRole('list');
  const flames = screen
    .getAllByRole('link')
    .map((link) => getComputedStyle(link.previousElementSibling!).transform);
  expect(flames).toEqual(['scale(0.8)', 'scale(1)', 'scale(1.2)']);
});

test('a prayer that mentions self-harm is in no niche', async () => {
  show([{ ...prayers[0], id: 3, title: 'I want to end it', needsCare: true }, ...prayers]);
  expect(await screen.findAllByRole('link')).toHaveLength(2);
  expect(screen.queryByText('I want to end it')).not.toBeInTheDocument();
});

test('a wall without prayers stays at dusk', async () => {
  show([]);
  expect(await screen.findByText('dusk')).toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('an amen lights the niche of its prayer', async () => {
  jest.useFakeTimers();
  const streams = mockStreams();
  show();
  await act(async () => jest.advanceTimersByTimeAsync(4000));
  const flame = () => screen.getByRole('link', { name: 'Biopsy results' }).previousElementSibling!;
  const dark = flame();
  expect(dark).not.toBeVisible();
  await streams[0]!.open();
  await streams[0]!.send({ prayerCounts: [{ id: 1, amenCount: 1, commentCount: 0 }] });
  await act(async () => jest.advanceTimersByTimeAsync(100));
  expect(flame()).not.toBe(dark);
  expect(flame()).toBeVisible();
  restoreStreams();
  jest.useRealTimers();
});
