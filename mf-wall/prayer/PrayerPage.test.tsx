import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'kit';
import { expectAccessible, Refused, renderScene, ruth, type Responses } from 'kit/testing';
import { crisisLines } from '../testing/crisisLines';
import { aComment, aPrayer } from '../testing/prayers';
import { ReportDialog } from '../testing/reportDialog';
import { ShellState } from '../testing/shellState';
import { PrayerCard_PrayerFragmentDoc } from '../gen/graphql';
import { PrayerPage } from './PrayerPage';

function show(
  prayer: object | (() => object | Promise<object>),
  responses: Responses = {},
  slots = {},
  path = '/prayer/1',
  as: typeof ruth | null = ruth,
  prepare?: NonNullable<Parameters<typeof renderScene>[1]>['prepare'],
) {
  return renderScene(
    <>
      <Routes>
        <Route path="/prayer/:id" element={<PrayerPage />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
      <ShellState />
    </>,
    {
      path,
      as,
      slots,
      prepare,
      responses: {
        PrayerPage: typeof prayer === 'function' ? (prayer as Responses[string]) : () => ({ prayer }),
        CrisisLines: () => ({ crisisLines }),
        ...responses,
      },
    },
  );
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (action: string) => {
  await press('Options');
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => sessionStorage.clear());

test('it shows title, author, age, category, text, amens, updates and words of encouragement', async () => {
  show(
    aPrayer({
      commentCount: 1,
      comments: [aComment({ authorName: 'Boaz' })],
      updates: [
        {
          __typename: 'PrayerUpdate',
          id: 5,
          content: 'We have arrived.',
          createdAt: new Date().toISOString(),
        },
      ],
    }),
  );
  expect(await heading('Safe travel')).toBeInTheDocument();
  expect(document.title).toBe('Safe travel · Prayer Wall');
  expect(screen.getByText('Naomi Elimelech')).toBeInTheDocument();
  expect(screen.getByText('3 hours ago')).toBeInTheDocument();
  expect(screen.getByText('Family')).toBeInTheDocument();
  expect(screen.getByText('Please pray for the road to Bethlehem.')).toBeInTheDocument();
  expect(screen.getByText('We have arrived.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Amen (4)' })).toBeEnabled();
  expect(screen.getByRole('heading', { name: 'Words of Encouragement (1)' })).toBeInTheDocument();
  expect(screen.getByText('Boaz')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Words of encouragement' })).toBeRequired();
  expect(screen.queryByRole('button', { name: 'Prayer Answered? Share Testimony' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('without comments it invites the reader to write the first, and Back leads to the wall', async () => {
  show(aPrayer());
  expect(
    await screen.findByText('No words of encouragement yet. Be the first to offer support!'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Back to Prayer Wall' }));
  expect(address()).toBe('/prayers');
});

test('loading shows a skeleton', () => {
  show(() => new Promise(() => undefined));
  expect(screen.getByText('Loading prayer')).toBeInTheDocument();
});

test.each(['/prayer/99', '/prayer/0', '/prayer/ruth', '/prayer/12345678901'])(
  'an unknown prayer, %s, says so and links back',
  async (path) => {
    show(
      () => {
        throw new Refused('NOT_FOUND', 'Not found');
      },
      {},
      {},
      path,
    );
    expect(await heading('Prayer Not Found')).toBeInTheDocument();
    expect(screen.getByText('This prayer request could not be found.')).toBeInTheDocument();
    await expectAccessible();
    await userEvent.click(screen.getByRole('link', { name: 'Back to Prayer Wall' }));
    expect(address()).toBe('/prayers');
  },
);

test('a prayer that could not be loaded can be requested again', async () => {
  let isDown = true;
  show(() => (isDown ? Promise.reject(new Error('connection lost')) : { prayer: aPrayer() }));
  expect(await heading('This prayer could not be loaded')).toBeInTheDocument();
  isDown = false;
  await press('Try Again');
  expect(await heading('Safe travel')).toBeInTheDocument();
});

test('an answered prayer leads to its testimony and accepts no amen', async () => {
  show(aPrayer({ status: 'answered', testimonialId: 8, isOwner: true }));
  expect(await screen.findByText('This prayer was answered')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read the testimony' })).toHaveAttribute('href', '/testimonials#8');
  expect(screen.getByRole('button', { name: 'Amen (4)' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Prayer Answered? Share Testimony' })).not.toBeInTheDocument();
});

test('a new encouragement is in the list immediately', async () => {
  let comments: object[] = [];
  const prayer = () => ({ prayer: aPrayer({ comments, commentCount: comments.length }) });
  show(prayer, {
    Comments: prayer,
    Encourage: () => {
      comments = [aComment({ content: 'Go in peace' })];
      return { encourage: comments[0]! };
    },
  });
  await heading('Safe travel');
  await userEvent.type(screen.getByPlaceholderText('Share words of encouragement...'), 'Go in peace');
  await press('Share Encouragement');
  expect(await screen.findByText('Go in peace')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Words of Encouragement (1)' })).toBeInTheDocument();
  expect(screen.getByPlaceholderText('Share words of encouragement...')).toHaveValue('');
  await waitFor(() => expect(screen.getByText('Go in peace').closest('li')).toHaveFocus());
});

test('members find a link to a reminder for the prayer', async () => {
  show(aPrayer({ id: 12, title: 'Rain & bread' }));
  const link = await screen.findByRole('link', { name: 'Remind me to pray' });
  const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href);
  expect(pathname).toBe('/features');
  expect(Object.fromEntries(searchParams)).toEqual({
    tab: 'reminders',
    prayer: '12',
    prayerTitle: 'Rain & bread',
  });
});

test('visitors see no reminder link, but can report', async () => {
  show(aPrayer(), {}, { reportDialog: ReportDialog }, '/prayer/1', null);
  await heading('Safe travel');
  expect(screen.queryByRole('link', { name: 'Remind me to pray' })).not.toBeInTheDocument();
  await press('Report');
  expect(await screen.findByRole('dialog', { name: 'Report prayer 1' })).toBeInTheDocument();
});

test("somebody else's prayer and encouragement can be reported", async () => {
  const comments = [aComment({ id: 31 }), aComment({ id: 32, content: 'Mine', isOwner: true })];
  show(aPrayer({ comments, commentCount: 2 }), {}, { reportDialog: ReportDialog });
  await heading('Safe travel');
  await press('Report');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  const [theirs] = screen.getAllByRole('button', { name: 'Options' });
  await userEvent.click(theirs!);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }));
  expect(await screen.findByRole('dialog', { name: 'Report comment 31' })).toBeInTheDocument();
  await expectAccessible();
});

test('who has reported a prayer or an encouragement reads so, and cannot do it again while the page lives', async () => {
  const comments = [aComment({ id: 81 })];
  const shown = () =>
    show(aPrayer({ id: 80, comments, commentCount: 1 }), {}, { reportDialog: ReportDialog });
  const send = async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send Report' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  };
  const { unmount } = shown();
  await heading('Safe travel');
  await press('Report');
  await send();
  expect(screen.getByRole('button', { name: 'Reported' })).toBeDisabled();
  await press('Options');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }));
  await send();

  unmount();
  shown();
  await heading('Safe travel');
  expect(screen.getByRole('button', { name: 'Reported' })).toBeDisabled();
  await press('Options');
  expect(await screen.findByRole('menuitem', { name: 'Reported' })).toHaveAttribute('aria-disabled', 'true');
});

test('the owner cannot report the prayer; nobody can while no area fills the report dialog', async () => {
  const { unmount } = show(aPrayer({ isOwner: true }), {}, { reportDialog: ReportDialog });
  await heading('Safe travel');
  expect(screen.queryByRole('button', { name: 'Report' })).not.toBeInTheDocument();
  unmount();
  show(aPrayer({ comments: [aComment()], commentCount: 1 }));
  await heading('Safe travel');
  expect(screen.queryByRole('button', { name: 'Report' })).not.toBeInTheDocument();
});

test('a text about self-harm has crisis help right below it', async () => {
  show(aPrayer({ needsCare: true, comments: [aComment({ needsCare: true })], commentCount: 1 }));
  await heading('Safe travel');
  expect(await screen.findAllByRole('link', { name: 'Call 988' })).toHaveLength(2);
  const comment = screen.getByText('Your people shall be my people.').closest('li')!;
  expect(within(comment).getByText('You are not alone')).toBeInTheDocument();
});

describe('its owner', () => {
  const own = aPrayer({ isOwner: true });

  test('can share a testimony, in the dialog of another area', async () => {
    show(own, {}, { testimonyDialog: ({ title }: { title?: string }) => <p>Testimony of {title}</p> });
    await heading('Safe travel');
    await press('Prayer Answered? Share Testimony');
    expect(await screen.findByText('Testimony of Safe travel')).toBeInTheDocument();
  });

  const ask = () => screen.queryByRole('heading', { name: 'Was it answered?' });
  const testimony = () => screen.queryByRole('button', { name: 'Prayer Answered? Share Testimony' });
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

  test('is asked for an answer after three days or the first update, and may give it before', async () => {
    const { unmount } = show({ ...own, createdAt: daysAgo(2.9) });
    await heading('Safe travel');
    expect(testimony()).toBeInTheDocument();
    expect(ask()).not.toBeInTheDocument();
    unmount();

    const update = { __typename: 'PrayerUpdate', id: 6, content: 'We are home.', createdAt: daysAgo(0) };
    for (const prayer of [
      { ...own, createdAt: daysAgo(3.1) },
      { ...own, updates: [update] },
    ]) {
      const { unmount: leave } = show(prayer);
      await heading('Safe travel');
      expect(testimony()).toBeInTheDocument();
      expect(ask()).toBeInTheDocument();
      await expectAccessible();
      leave();
    }
  });

  test('in despair is not asked for an answer', async () => {
    show({ ...own, needsCare: true, createdAt: daysAgo(5) });
    await heading('Safe travel');
    expect(testimony()).not.toBeInTheDocument();
    expect(ask()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Post an Update' })).toBeInTheDocument();
  });

  test('sees how many of the team have read what is for the team', async () => {
    show({ ...own, visibility: 'team', teamReaders: 2 });
    expect(await screen.findByText('2 of the team have read this')).toBeInTheDocument();
  });

  test('alone reads that an anonymous prayer is theirs', async () => {
    const anonymous = { ...own, isAnonymous: true, user: null };
    const { unmount } = show(anonymous);
    await heading('Safe travel');
    expect(screen.getByText(/^Only you see this/)).toBeInTheDocument();
    unmount();
    show({ ...anonymous, isOwner: false });
    await heading('Safe travel');
    expect(screen.queryByText(/^Only you see this/)).not.toBeInTheDocument();
  });

  test('is notified while no area fills that dialog', async () => {
    show(own);
    await heading('Safe travel');
    await press('Prayer Answered? Share Testimony');
    expect(await screen.findByText('The testimonial wall is not open on this site yet.')).toBeInTheDocument();
  });

  test('can edit the prayer, with the same rules', async () => {
    const { calls } = show(own, {
      EditPrayer: () => ({
        editPrayer: { ...own, title: 'Safe return', editedAt: new Date().toISOString() },
      }),
    });
    await heading('Safe travel');
    await choose('Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Your Prayer' }));
    expect(dialog.getByLabelText('Description')).toHaveValue('Please pray for the road to Bethlehem.');
    await expectAccessible();

    await userEvent.clear(dialog.getByLabelText('Title'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Title is required')).toBeInTheDocument();

    await userEvent.type(dialog.getByLabelText('Title'), 'Safe return');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await heading('Safe return')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls.at(-1)).toMatchObject({
      operation: 'EditPrayer',
      variables: {
        id: 1,
        input: {
          title: 'Safe return',
          description: 'Please pray for the road to Bethlehem.',
          category: 'family',
        },
      },
    });
  });

  test('is asked about a phone number that becomes public, not about one that is', async () => {
    const called = { ...own, description: 'Please call 555-123-4567.' };
    const { calls } = show(called, {
      EditPrayer: () => ({ editPrayer: { ...called, title: 'Safe return' } }),
    });
    await heading('Safe travel');
    await choose('Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Your Prayer' }));
    await userEvent.type(dialog.getByLabelText('Description'), ' Or 555-765-4321.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Show this to everyone?' }));
    expect(question.getByText(/555-765-4321/)).not.toHaveTextContent('555-123-4567');
    await userEvent.click(question.getByRole('button', { name: 'Show it as it is' }));
    expect(await heading('Safe return')).toBeInTheDocument();
    expect(calls.at(-1)?.operation).toBe('EditPrayer');
  });

  test('sees for whom it is, and changes it', async () => {
    const { calls } = show(
      { ...own, visibility: 'members' },
      {
        SetPrayerVisibility: () => ({ setPrayerVisibility: { ...own, visibility: 'team' } }),
      },
    );
    await heading('Safe travel');
    expect(screen.getByText('Members')).toBeInTheDocument();
    await choose('Who may read this?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Who may read this?' }));
    expect(dialog.getByRole('radio', { name: 'Members' })).toBeChecked();
    await expectAccessible();
    await userEvent.click(dialog.getByRole('radio', { name: 'The prayer team' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Prayer team')).toBeInTheDocument();
    expect(await screen.findByText('The prayer team alone may read your prayer now.')).toBeInTheDocument();
    expect(calls.at(-1)?.variables).toEqual({ prayerId: 1, visibility: 'team' });
  });

  test('finds unsent edits and updates again, until Cancel discards them', async () => {
    show(own);
    await heading('Safe travel');
    const open = async (name: string) => {
      await (name === 'Edit' ? choose(name) : press(name));
      return within(await screen.findByRole('dialog'));
    };
    await userEvent.type((await open('Edit')).getByLabelText('Title'), ' home');
    await userEvent.keyboard('{Escape}');
    const again = await open('Edit');
    expect(again.getByLabelText('Title')).toHaveValue('Safe travel home');
    await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
    const untouched = await open('Edit');
    expect(untouched.getByLabelText('Title')).toHaveValue('Safe travel');
    await userEvent.keyboard('{Escape}');

    await userEvent.type((await open('Post an Update')).getByLabelText('What is new?'), 'We are home.');
    await userEvent.keyboard('{Escape}');
    expect((await open('Post an Update')).getByLabelText('What is new?')).toHaveValue('We are home.');
  });

  test('whose new words are about self-harm sees the help, and no toast over it', async () => {
    show(own, { EditPrayer: () => ({ editPrayer: { ...own, needsCare: true } }) });
    await heading('Safe travel');
    await choose('Edit');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'Call 988' })).toBeInTheDocument();
    expect(screen.queryByText('Prayer changed')).not.toBeInTheDocument();
  });

  test("sees the server's field errors at their fields", async () => {
    show(own, {
      EditPrayer: () => {
        throw new Refused('BAD_USER_INPUT', 'Title too long', [{ path: 'title', message: 'Title too long' }]);
      },
    });
    await heading('Safe travel');
    await choose('Edit');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Title too long')).toBeInTheDocument();
  });

  test('can post an update', async () => {
    show(own, {
      PostPrayerUpdate: () => ({
        postPrayerUpdate: {
          ...own,
          updates: [
            {
              __typename: 'PrayerUpdate',
              id: 6,
              content: 'We are home.',
              createdAt: new Date().toISOString(),
            },
          ],
        },
      }),
    });
    await heading('Safe travel');
    await press('Post an Update');
    const dialog = within(await screen.findByRole('dialog', { name: 'Post an Update' }));
    await userEvent.type(dialog.getByLabelText('What is new?'), 'We are home.');
    await userEvent.click(dialog.getByRole('button', { name: 'Post Update' }));
    expect(await screen.findByText('Update posted')).toBeInTheDocument();
    expect(screen.getByText('We are home.')).toBeInTheDocument();
  });

  test('can withdraw the prayer after confirmation', async () => {
    const { calls } = show(own, { WithdrawPrayer: () => ({ withdrawPrayer: 1 }) });
    await heading('Safe travel');
    await choose('Withdraw');
    const confirmation = within(await screen.findByRole('alertdialog', { name: 'Withdraw this prayer?' }));
    expect(calls.map(({ operation }) => operation)).not.toContain('WithdrawPrayer');
    await userEvent.click(confirmation.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(address()).toBe('/prayers'));
    expect(screen.getByText('Prayer withdrawn')).toBeInTheDocument();
  });

  test('can switch off notifications about the prayer', async () => {
    let respond: (data: object) => void = () => undefined;
    const { calls } = show(own, { QuietPrayer: () => new Promise((resolve) => (respond = resolve)) });
    await heading('Safe travel');
    await press('Options');
    const notifications = await screen.findByRole('menuitemcheckbox', { name: 'Tell me when people pray' });
    expect(notifications).toBeChecked();
    await userEvent.click(notifications);
    expect(notifications).not.toBeChecked();
    await act(async () => respond({ quietPrayer: { ...own, isQuiet: true } }));
    expect(notifications).not.toBeChecked();
    expect(calls.at(-1)).toEqual({ operation: 'QuietPrayer', variables: { id: 1, isQuiet: true } });
  });

  test('sees a message when the switch could not be changed', async () => {
    show(
      { ...own, isQuiet: true },
      {
        QuietPrayer: () => {
          throw new Refused('NOT_FOUND', 'This prayer is gone');
        },
      },
    );
    await heading('Safe travel');
    await press('Options');
    const notifications = await screen.findByRole('menuitemcheckbox', { name: 'Tell me when people pray' });
    await userEvent.click(notifications);
    expect(await screen.findByText('This prayer is gone')).toBeInTheDocument();
    expect(notifications).not.toBeChecked();
  });
});

test('without a stream, an amen given elsewhere shows within five seconds, or when the page gets the focus', async () => {
  jest.useFakeTimers();
  let hasAmened = false;
  const { calls } = show(() => ({ prayer: aPrayer({ hasAmened }) }));
  const count = () => calls.filter(({ operation }) => operation === 'PrayerPage').length;
  await act(async () => jest.advanceTimersByTimeAsync(1000));
  const before = count();
  hasAmened = true;
  await act(async () => jest.advanceTimersByTimeAsync(5000));
  expect(count()).toBe(before + 1);
  expect(screen.getByRole('button', { name: /^Amen/ })).toBeDisabled();
  await act(async () => {
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(count()).toBe(before + 2);
  jest.useRealTimers();
});

test('a hidden prayer shows administrators who can see it, why, and nothing that they cannot do', async () => {
  const reason = (given: object) => <p>{`Reason for ${JSON.stringify(given)}`}</p>;
  show(aPrayer({ status: 'hidden' }), {}, { hiddenNotice: reason }, '/prayer/1', {
    ...ruth,
    isSiteAdmin: true,
    isModerator: true,
  });
  const title = 'Hidden by moderation: only moderators see this page';
  expect(
    await screen.findByText(`Reason for ${JSON.stringify({ kind: 'prayer', targetId: 1, title })}`),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Safe travel' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Amen/ })).toBeDisabled();
  expect(screen.queryByRole('textbox', { name: 'Words of encouragement' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('without the area of moderation, the page says that the prayer is hidden all the same', async () => {
  show(aPrayer({ status: 'hidden' }), {}, {}, '/prayer/1', { ...ruth, isSiteAdmin: true, isModerator: true });
  expect(await screen.findByText('Hidden by moderation: only moderators see this page')).toBeInTheDocument();
});

test('the owner of a hidden prayer reads who else can see it', async () => {
  show(aPrayer({ status: 'hidden', isOwner: true }));
  expect(
    await screen.findByText('Hidden by moderation: only you and the moderators see this page'),
  ).toBeInTheDocument();
});

/** A prayer's page after the wall has shown its card. */
function showAfterCard(card: object, respond: () => object | Promise<object>) {
  return show(respond, {}, {}, '/prayer/1', ruth, (cache) =>
    cache.writeFragment({
      id: 'Prayer:1',
      fragment: PrayerCard_PrayerFragmentDoc,
      fragmentName: 'PrayerCard_prayer',
      data: aPrayer(card) as never,
    }),
  );
}

test('until it has loaded it shows what its card has shown: title, author and text', async () => {
  let respond: (loaded: object) => void;
  showAfterCard({ description: 'For the road.' }, () => new Promise((resolve) => (respond = resolve)));
  const title = await heading('Safe travel');
  expect(screen.getByText('For the road.')).toBeVisible();
  expect(screen.getByText('Naomi Elimelech')).toBeVisible();
  expect(screen.getByText('Loading prayer')).toBeInTheDocument();
  await expectAccessible();

  await act(async () => respond({ prayer: aPrayer({ description: 'For the road.', commentCount: 0 }) }));
  expect(await screen.findByText(/^No words of encouragement yet/)).toBeVisible();
  expect(screen.queryByText('Loading prayer')).not.toBeInTheDocument();
  // The element that has the focus stays.
  expect(await heading('Safe travel')).toBe(title);
});

test('what its card has shown goes when the prayer is gone or cannot be loaded', async () => {
  const gone = showAfterCard({}, () => {
    throw new Refused('NOT_FOUND', 'This prayer could not be found.');
  });
  expect(await screen.findByText('Prayer Not Found')).toBeVisible();
  gone.unmount();
  showAfterCard({}, () => {
    throw new Error('no connection');
  });
  expect(await heading('This prayer could not be loaded')).toBeVisible();
});

test('a card with a notice above it waits for it', async () => {
  showAfterCard({ status: 'answered' }, () => new Promise(() => undefined));
  expect(await screen.findByText('Loading prayer')).toBeInTheDocument();
  expect(screen.queryByText('Safe travel')).not.toBeInTheDocument();
});
