import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigationType } from 'kit';
import { expectAccessible, leaveToken, Refused, renderScene, ruth, type Responses } from 'kit/testing';
import { Features } from './Features';

const today = {
  dailyScripture: {
    __typename: 'DailyScripture',
    verse: 'Yahweh is my shepherd; I shall lack nothing.',
    reference: 'Psalm 23:1',
    translation: 'World English Bible',
    theme: 'Comfort',
  },
  dailyChallenge: {
    __typename: 'DailyChallenge',
    title: 'Write to somebody',
    description: 'Tell a friend that you prayed for them today.',
  },
  banner: null as string | null,
};

const waiting = {
  stats: { __typename: 'Stats', totalPrayerGroups: 6 },
  prayerChainPage: { __typename: 'PrayerChainPage', chains: [] as object[] },
};

function show({
  path = '/features',
  Daily = () => today,
  OverviewToday = () => waiting,
  slots = {},
  ...scene
}: Parameters<typeof renderScene>[1] & {
  Daily?: Responses[string];
  OverviewToday?: Responses[string];
} = {}) {
  return renderScene(
    <>
      <Features />
      <Address />
    </>,
    { path, slots, responses: { Daily, OverviewToday }, ...scene },
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return (
    <p data-testid="address">
      {pathname + search} {useNavigationType()}
    </p>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const address = () => screen.getByTestId('address').textContent;

test('the tab buttons are Overview, Reminders, Chains, Groups and Scripture', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Features' })).toBeInTheDocument();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Reminders',
    'Chains',
    'Groups',
    'Scripture',
  ]);
  expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByText('Psalm 23:1')).toBeInTheDocument();
});

test('the overview shows the scripture with its theme, the challenge, four features and the community', async () => {
  const { calls } = show();
  expect(await screen.findByText('Yahweh is my shepherd; I shall lack nothing.')).toBeInTheDocument();
  expect(screen.getByText('Psalm 23:1')).toBeInTheDocument();
  expect(screen.getByText('Comfort')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Write to somebody' })).toHaveAttribute('href', '/prayers');
  expect(screen.getByText('Tell a friend that you prayed for them today.')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Prayer Reminders',
    'Prayer Chains',
    'Prayer Groups',
    'Words of Scripture',
  ]);
  expect(screen.getByRole('heading', { name: 'You never pray alone' })).toBeInTheDocument();
  expect(calls).toHaveLength(2);
  expect(calls).toContainEqual({ operation: 'OverviewToday', variables: { isMember: false } });
  await expectAccessible();
});

test('each feature of the overview says what waits there now', async () => {
  const covered = (count: number) =>
    Array.from({ length: count }, (_, hourSlot) => ({ __typename: 'ChainSlot', hourSlot }));
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const reminder = { __typename: 'Reminder', timeZone: 'UTC', reminderTime: '00:00' };
  const chains = [
    { __typename: 'PrayerChain', endTime: inHours(30), slots: covered(20) },
    { __typename: 'PrayerChain', endTime: inHours(5), slots: covered(23) },
    { __typename: 'PrayerChain', endTime: inHours(-1), slots: covered(1) },
  ];
  show({
    as: ruth,
    OverviewToday: () => ({
      ...waiting,
      prayerChainPage: { __typename: 'PrayerChainPage', chains },
      reminders: [
        { ...reminder, nextAt: null },
        { ...reminder, nextAt: inHours(900) },
        { ...reminder, nextAt: inHours(0) },
      ],
    }),
  });
  expect(await screen.findByText('5 hours wait for somebody')).toBeInTheDocument();
  expect(screen.getByText('6 groups')).toBeInTheDocument();
  expect(screen.getByText(/^Rings next today/)).toBeInTheDocument();
});

test('after the session of a member has ended the overview asks for nothing of theirs, which would be refused', async () => {
  leaveToken(ruth);
  const { calls } = show();
  expect(await screen.findByText('6 groups')).toBeInTheDocument();
  expect(calls).toContainEqual({ operation: 'OverviewToday', variables: { isMember: false } });
});

test('after it has ended in an open page the overview asks again, for nothing of theirs', async () => {
  const { calls } = show({
    as: ruth,
    OverviewToday(variables) {
      if (variables['isMember']) throw new Refused('UNAUTHENTICATED', 'Unauthorized');
      return waiting;
    },
  });
  expect(await screen.findByText('6 groups')).toBeInTheDocument();
  expect(calls).toContainEqual({ operation: 'OverviewToday', variables: { isMember: true } });
});

test('the challenge of the day leads to where it is met', async () => {
  const dailyChallenge = { ...today.dailyChallenge, title: 'Pray for the sick' };
  show({ Daily: () => ({ ...today, dailyChallenge }) });
  expect(await screen.findByRole('link', { name: 'Pray for the sick' })).toHaveAttribute(
    'href',
    '/prayers?category=health',
  );
});

test.each([
  ['Prayer Reminders', 'Reminders', 'reminders'],
  ['Prayer Chains', 'Chains', 'chains'],
  ['Prayer Groups', 'Groups', 'groups'],
  ['Words of Scripture', 'Scripture', 'scripture'],
])("the card '%s' opens its tab and moves the focus there", async (card, name, value) => {
  show();
  await userEvent.click(screen.getByRole('link', { name: card }));
  await waitFor(() => expect(tab(name)).toHaveAttribute('aria-selected', 'true'));
  expect(address()).toBe(`/features?tab=${value} REPLACE`);
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('the tab is in the address and replaces the previous one', async () => {
  show();
  await userEvent.click(tab('Scripture'));
  await waitFor(() => expect(address()).toBe('/features?tab=scripture REPLACE'));
  expect(tab('Scripture')).toHaveFocus();
  await userEvent.click(tab('Overview'));
  await waitFor(() => expect(address()).toBe('/features REPLACE'));
});

test.each([
  ['?tab=chains', 'Chains'],
  ['?tab=groups', 'Groups'],
  ['?tab=scripture', 'Scripture'],
  ['?tab=reminders', 'Reminders'],
  ['?tab=unheard-of', 'Overview'],
])('/features%s shows %s', async (search, name) => {
  show({ path: `/features${search}` });
  expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  // Waits for the code of the tab.
  expect(await within(screen.getByRole('tabpanel')).findAllByText(/./)).not.toHaveLength(0);
});

test('Scripture shows the card and describes the themes Hope, Peace, Faith, Comfort, Strength and Love', async () => {
  show({ path: '/features?tab=scripture' });
  expect(await screen.findByText('Yahweh is my shepherd; I shall lack nothing.')).toBeInTheDocument();
  expect(screen.getByText('Psalm 23:1')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'About Daily Scripture' })).toBeInTheDocument();
  expect(screen.getByText(/Hope, Peace, Faith, Comfort, Strength, Love/)).toBeInTheDocument();
  expect(screen.getByText('World English Bible')).toBeInTheDocument();
  expect(
    screen.getByText('The words are those of the World English Bible, which is in the public domain.'),
  ).toBeInTheDocument();
  await expectAccessible();
});

test('a scripture without a theme has no badge', async () => {
  show({ Daily: () => ({ ...today, dailyScripture: { ...today.dailyScripture, theme: null } }) });
  expect(await screen.findByText('Psalm 23:1')).toBeInTheDocument();
  expect(screen.queryByText('Comfort')).not.toBeInTheDocument();
});

test('chains and groups come from another area', async () => {
  show({
    path: '/features?tab=chains',
    slots: {
      chains: () => <p>All chains</p>,
      groups: ({ place }: { place?: string }) => <p>Groups of the {place}</p>,
    },
  });
  expect(await screen.findByText('All chains')).toBeInTheDocument();
  await userEvent.click(tab('Groups'));
  expect(await screen.findByText('Groups of the features')).toBeInTheDocument();
});

test('without the area that fills them, chains and groups say that they are on the way', async () => {
  show({ path: '/features?tab=chains' });
  expect(screen.getByText(/Prayer chains are on the way/)).toBeInTheDocument();
  await userEvent.click(tab('Groups'));
  expect(screen.getByText(/Prayer groups are on the way/)).toBeInTheDocument();
});

test.each([
  ['/features', 'Loading today’s words'],
  ['/features?tab=scripture', 'Loading today’s scripture'],
])('%s shows skeletons while the texts of the day are loading', (path, label) => {
  show({ path, Daily: () => new Promise(() => undefined) });
  expect(screen.getByText(label)).toBeInTheDocument();
});

test.each([
  ['/features', 'Today’s words could not be loaded'],
  ['/features?tab=scripture', 'Today’s scripture could not be loaded'],
])('%s offers a retry when the texts of the day could not be loaded', async (path, title) => {
  let isDown = true;
  show({ path, Daily: () => (isDown ? Promise.reject(new Error('connection lost')) : today) });
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Psalm 23:1')).toBeInTheDocument();
});

test("the administrators' banner for this page scrolls above it", async () => {
  show({ Daily: () => ({ ...today, banner: '#PrayWithoutCeasing #KeepWatch' }) });
  expect((await screen.findAllByText('#KeepWatch'))[0]).toBeInTheDocument();
});
