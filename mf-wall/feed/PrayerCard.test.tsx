/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyStyles, expectAccessible, renderScene, ruth } from 'kit/testing';
import { crisisLines } from '../testing/crisisLines';
import { aComment, aFeed, aPrayer } from '../testing/prayers';
import { ReportDialog } from '../testing/reportDialog';
import { ShellState } from '../testing/shellState';
import { everything } from '../filters/useFilters';
import { Feed } from './Feed';

applyStyles();

async function show(prayer: object = aPrayer(), comments: object[] = [aComment()], slots = {}) {
  const scene = renderScene(
    <>
      <Feed filters={everything} />
      <ShellState />
    </>,
    {
      path: '/prayers',
      as: ruth,
      slots,
      responses: {
        FeedPage: () => aFeed([prayer]),
        CrisisLines: () => ({ crisisLines }),
        Encourage: () => ({ encourage: aComment() }),
        Comments: () => ({ prayer: aPrayer({ commentCount: comments.length, comments }) }),
        GiveAmen: () => ({ giveAmen: aPrayer({ amenCount: 5, hasAmened: true }) }),
      },
    },
  );
  await screen.findByRole('article');
  return scene;
}

const address = () => screen.getByTestId('address').textContent;
const shownLines = (text: string) =>
  getComputedStyle(screen.getByText(text)).getPropertyValue('-webkit-line-clamp');

beforeEach(() => sessionStorage.clear());

test('a card shows author, age, category, title, text, amens and words of encouragement', async () => {
  await show(aPrayer({ commentCount: 2 }));
  const card = within(screen.getByRole('article', { name: 'Safe travel' }));
  expect(card.getByText('NE')).toBeInTheDocument();
  expect(card.getByText('Naomi Elimelech')).toBeInTheDocument();
  expect(card.getByText('3 hours ago')).toBeInTheDocument();
  expect(card.getByText('Family')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Safe travel' })).toHaveAttribute('href', '/prayer/1');
  expect(card.getByText('Please pray for the road to Bethlehem.')).toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Amen (4)' })).toBeEnabled();
  expect(card.getByRole('button', { name: 'Words of Encouragement (2)' })).toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Share' })).toBeInTheDocument();
  await expectAccessible();
});

test('its buttons are named like those of other cards, and described by its title', async () => {
  await show(aPrayer({ description: 'a'.repeat(151) }));
  for (const name of ['Amen (4)', /^Words of Encouragement/, 'Share', 'Read More']) {
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription('Safe travel');
  }
});

test('what people wrote has the direction of its own script', async () => {
  const words = { title: 'سفر آمن', description: 'صلوا من أجل الطريق' };
  await show(
    aPrayer({
      ...words,
      user: { __typename: 'Author', firstName: null, lastName: null, name: 'نعمي', profileImageUrl: null },
    }),
  );
  expect(screen.getByRole('heading', { name: words.title })).toHaveAttribute('dir', 'auto');
  expect(screen.getByText(words.description)).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('نعمي')).toHaveAttribute('dir', 'auto');
});

test("an anonymous prayer shows 'Anonymous' and no initials", async () => {
  await show(aPrayer({ isAnonymous: true, user: null }));
  expect(screen.getByText('Anonymous')).toBeInTheDocument();
  expect(screen.queryByText('?')).not.toBeInTheDocument();
});

test.each([
  ['first and last name', { firstName: 'Naomi', lastName: 'Elimelech', name: 'N.' }, 'Naomi Elimelech', 'NE'],
  [
    'the single name',
    { firstName: 'Naomi', lastName: null, name: 'Naomi of Bethlehem' },
    'Naomi of Bethlehem',
    'NO',
  ],
  ['one word', { firstName: null, lastName: null, name: 'Boaz' }, 'Boaz', 'B'],
  ["'Community Member'", { firstName: null, lastName: null, name: null }, 'Community Member', '?'],
])('its author is shown with %s and the initials', async (_, names, shown, letters) => {
  await show(aPrayer({ user: { __typename: 'Author', profileImageUrl: null, ...names } }));
  expect(screen.getByText(shown)).toBeInTheDocument();
  expect(screen.getByText(letters)).toBeInTheDocument();
});

test('more than 150 characters are clamped to 3 lines until they are expanded', async () => {
  await show(aPrayer({ description: 'a'.repeat(151) }));
  expect(shownLines('a'.repeat(151))).toBe('3');
  await userEvent.click(screen.getByRole('button', { name: 'Read More' }));
  expect(shownLines('a'.repeat(151))).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Show Less' }));
  expect(shownLines('a'.repeat(151))).toBe('3');
  expect(screen.getByRole('button', { name: 'Read More' })).toBeInTheDocument();
  expect(address()).toBe('/prayers');
});

test('150 characters are shown whole', async () => {
  await show(aPrayer({ description: 'a'.repeat(150) }));
  expect(screen.queryByRole('button', { name: 'Read More' })).not.toBeInTheDocument();
  expect(shownLines('a'.repeat(150))).toBe('');
});

test('a press on the card opens the prayer', async () => {
  await show();
  await userEvent.click(screen.getByText('Please pray for the road to Bethlehem.'));
  expect(address()).toBe('/prayer/1');
});

test('a press on the title opens the prayer', async () => {
  await show();
  await userEvent.click(screen.getByRole('link', { name: 'Safe travel' }));
  expect(address()).toBe('/prayer/1');
});

test('presses on buttons, fields and forms inside the card do not navigate', async () => {
  await show();
  const toggle = screen.getByRole('button', { name: 'Words of Encouragement (0)' });
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(await screen.findByPlaceholderText('Share words of encouragement...'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Post anonymously' }));
  await userEvent.click(await screen.findByText('Your people shall be my people.'));
  await userEvent.click(screen.getByPlaceholderText('Share words of encouragement...').closest('form')!);
  await userEvent.click(screen.getByRole('button', { name: 'Amen (4)' }));
  expect(await screen.findByRole('button', { name: 'Amen (5)' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(toggle);
  expect(screen.queryByPlaceholderText('Share words of encouragement...')).not.toBeInTheDocument();
  expect(address()).toBe('/prayers');
});

test('after a shared encouragement the panel closes, and its toggle has the focus', async () => {
  await show();
  const toggle = screen.getByRole('button', { name: 'Words of Encouragement (0)' });
  await userEvent.click(toggle);
  await userEvent.type(await screen.findByPlaceholderText('Share words of encouragement...'), 'Be strong');
  await userEvent.click(screen.getByRole('button', { name: 'Share Encouragement' }));
  await waitFor(() => expect(toggle).toHaveFocus());
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('a press in a menu or a dialog that was opened from the card does not navigate', async () => {
  await show(aPrayer({ commentCount: 1 }), [aComment({ isOwner: true })]);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await userEvent.click(await screen.findByRole('menu'));
  await userEvent.keyboard('{Escape}');

  await userEvent.click(screen.getByRole('button', { name: 'Words of Encouragement (1)' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Options' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
  const confirmation = await screen.findByRole('alertdialog', { name: 'Withdraw these words?' });
  await userEvent.click(within(confirmation).getByText(/This cannot be undone/));
  await userEvent.click(within(confirmation).getByRole('button', { name: 'Cancel' }));

  expect(address()).toBe('/prayers');
});

test('selecting text on the card does not navigate', async () => {
  await show();
  const text = screen.getByText('Please pray for the road to Bethlehem.');
  const selection = jest.spyOn(window, 'getSelection').mockReturnValue({ type: 'Range' } as Selection);
  await userEvent.pointer({ target: text, keys: '[MouseLeft]' });
  await waitFor(() => expect(selection).toHaveBeenCalled());
  expect(address()).toBe('/prayers');
  selection.mockRestore();
});

test('an unsent draft is in the open panel after coming back', async () => {
  const { unmount } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Words of Encouragement (0)' }));
  await userEvent.type(
    await screen.findByPlaceholderText('Share words of encouragement...'),
    'Be of good courage',
  );
  unmount();

  await show();
  expect(await screen.findByPlaceholderText('Share words of encouragement...')).toHaveValue(
    'Be of good courage',
  );
});

const report = () => userEvent.click(screen.getByRole('menuitem', { name: 'Report' }));
const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'Options' }));

test("somebody else's prayer can be reported, without navigating", async () => {
  await show(aPrayer(), [], { reportDialog: ReportDialog });
  await openMenu();
  await report();
  const dialog = await screen.findByRole('dialog', { name: 'Report prayer 1' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(address()).toBe('/prayers');
});

test('the report can be opened by keyboard, and a form that fails to load says so', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(aPrayer(), [], { reportDialog: BrokenDialog });
  screen.getByRole('button', { name: 'Options' }).focus();
  await userEvent.keyboard('{Enter}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'The report form could not be loaded' });
  expect(within(dialog).getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  jest.restoreAllMocks();
});

function BrokenDialog(): never {
  throw new Error('the dialog is broken');
}

test.each([
  ["the viewer's own prayer", aPrayer({ isOwner: true }), { reportDialog: ReportDialog }],
  ['a prayer while no area takes reports', aPrayer(), {}],
])('%s cannot be reported', async (_, prayer, slots) => {
  await show(prayer, [], slots);
  expect(screen.getByRole('button', { name: 'Share' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Options' })).not.toBeInTheDocument();
});

test('a prayer about self-harm shows where help is in one line, and a press there does not navigate', async () => {
  await show(aPrayer({ needsCare: true }));
  await userEvent.click(screen.getByText(/^You are not alone/));
  expect(screen.getByRole('link', { name: 'findahelpline.com' })).toHaveAttribute(
    'href',
    'https://findahelpline.com',
  );
  expect(screen.queryByRole('button', { name: 'Other countries' })).not.toBeInTheDocument();
  expect(address()).toBe('/prayers');
  await expectAccessible();
});

test('any other prayer shows no crisis help', async () => {
  await show();
  expect(screen.queryByText(/You are not alone/)).not.toBeInTheDocument();
});

test('a card without amens says that nobody has prayed yet; the first amen leaves its place', async () => {
  const { client, unmount } = await show(aPrayer({ amenCount: 0 }));
  const line = screen.getByText('Nobody has prayed for this yet');
  expect(line).toBeVisible();
  const id = client.cache.identify({ __typename: 'Prayer', id: 1 });
  act(() => void client.cache.modify({ id, fields: { amenCount: () => 1 } }));
  await waitFor(() => expect(line).not.toBeVisible());
  expect(line).toBeInTheDocument();
  unmount();
  await show();
  expect(screen.queryByText('Nobody has prayed for this yet')).not.toBeInTheDocument();
});

test('a prayer that is approved while it is shown says that nobody has prayed yet', async () => {
  const { client } = await show(aPrayer({ amenCount: 0, status: 'waiting' }));
  expect(screen.queryByText('Nobody has prayed for this yet')).not.toBeInTheDocument();
  const id = client.cache.identify({ __typename: 'Prayer', id: 1 });
  act(() => void client.cache.modify({ id, fields: { status: () => 'active' } }));
  expect(await screen.findByText('Nobody has prayed for this yet')).toBeVisible();
});
