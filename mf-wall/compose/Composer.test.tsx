import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useComposer } from 'kit';
import {
  expectAccessible,
  Refused,
  renderScene,
  ruth,
  waitWithStoppedClock,
  type Responses,
} from 'kit/testing';
import { Feed } from '../feed/Feed';
import { everything, type Filters } from '../filters/useFilters';
import { crisisLines } from '../testing/crisisLines';
import { aFeed, aPrayer } from '../testing/prayers';
import { watchNavigations } from '../testing/shellState';
import { Composer } from './Composer';

function Wall({ filters }: { filters: Filters }) {
  const { isOpen, open, close } = useComposer();
  return (
    <>
      <button onClick={open}>New Prayer</button>
      <Feed filters={filters} />
      <Composer isOpen={isOpen} onClose={close} />
    </>
  );
}

interface Shown {
  as?: typeof ruth | null;
  responses?: Responses;
  filters?: Filters;
}

function show({ as = ruth, responses = {}, filters = everything }: Shown = {}) {
  return renderScene(<Wall filters={filters} />, {
    path: '/prayers',
    as,
    responses: {
      FeedPage: () => aFeed([aPrayer({ id: 1, title: 'Old' })]),
      SubmitPrayer: () => ({ submitPrayer: aPrayer({ id: 2, title: 'Rain for the fields' }) }),
      ...responses,
    },
  });
}

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'New Prayer' }));
  await screen.findByRole('dialog', { name: 'Share a Prayer Request' });
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Share a Prayer Request' }));
const field = (label: string) => dialog().getByLabelText(label);
const submit = () => userEvent.click(dialog().getByRole('button', { name: 'Submit Prayer' }));

async function write() {
  await userEvent.type(field('Title'), 'Rain for the fields');
  await userEvent.type(field('Description'), 'The barley is thirsty.');
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('members find their name and e-mail filled in, the category General, and anonymity off', async () => {
  show();
  await open();
  expect(field('Name')).toHaveValue('Ruth Moab');
  expect(field('Email')).toHaveValue('ruth@example.org');
  expect(field('Category')).toHaveValue('general');
  expect(field('Post anonymously')).not.toBeChecked();
  expect(dialog().getByText(/never shown with an anonymous prayer/)).toBeInTheDocument();
  expect(
    within(field('Category'))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Health', 'Family', 'Finances', 'Grief', 'Praise Reports', 'General']);
  await expectAccessible();
});

test('everyone may read it, unless its author chooses members or the prayer team', async () => {
  const { calls } = show({
    responses: { SubmitPrayer: () => ({ submitPrayer: aPrayer({ id: 2, visibility: 'team' }) }) },
  });
  await open();
  expect(field('Who may read this?')).toHaveValue('public');
  await write();
  await userEvent.selectOptions(field('Who may read this?'), 'The prayer team');
  await submit();
  expect(await screen.findByText('The prayer team can read it now.')).toBeInTheDocument();
  const sent = calls.find(({ operation }) => operation === 'SubmitPrayer');
  expect(sent?.variables).toMatchObject({ input: { visibility: 'team' } });
});

test('an e-mail address, a link or a phone number is shown to everyone only after a question', async () => {
  const { calls } = show();
  const sent = () => calls.filter(({ operation }) => operation === 'SubmitPrayer').length;
  await open();
  await write();
  await userEvent.type(field('Description'), ' Call 555-123-4567 or ruth@example.org.');
  await submit();
  const question = within(await screen.findByRole('alertdialog', { name: 'Show this to everyone?' }));
  expect(question.getByText(/could read this: .*ruth@example.org.* and .*555-123-4567/)).toBeInTheDocument();
  await expectAccessible();
  await userEvent.click(question.getByRole('button', { name: 'Change the words' }));
  expect(sent()).toBe(0);
  expect(dialog().getByRole('button', { name: 'Submit Prayer' })).toHaveFocus();

  await submit();
  await userEvent.click(await screen.findByRole('button', { name: 'Show it as it is' }));
  expect(await screen.findByText('Prayer Submitted')).toBeInTheDocument();
  expect(sent()).toBe(1);
});

test('a prayer for somebody else says for whom, until it is for nobody else', async () => {
  const { calls } = show({
    responses: {
      SubmitPrayer: () => ({ submitPrayer: aPrayer({ id: 2, title: 'Rain', onBehalfOf: 'my neighbour' }) }),
    },
  });
  await open();
  await write();
  expect(dialog().queryByLabelText('Whom is it for?')).not.toBeInTheDocument();
  await userEvent.click(field('For somebody else?'));
  await userEvent.type(field('Whom is it for?'), 'a stranger');
  await expectAccessible();
  await userEvent.click(field('For somebody else?'));
  await userEvent.click(field('For somebody else?'));
  expect(field('Whom is it for?')).toHaveValue('');
  await userEvent.type(field('Whom is it for?'), 'my neighbour');
  await submit();
  const card = within(await screen.findByRole('article', { name: 'Rain' }));
  expect(card.getByText(/^for/)).toHaveTextContent('for my neighbour');
  const sent = calls.find(({ operation }) => operation === 'SubmitPrayer');
  expect(sent?.variables).toMatchObject({ input: { onBehalfOf: 'my neighbour' } });
});

test('nothing is asked where members alone may read it', async () => {
  show();
  await open();
  await write();
  await userEvent.type(field('Description'), ' Call 555-123-4567.');
  await userEvent.selectOptions(field('Who may read this?'), 'Members');
  await submit();
  expect(await screen.findByText('Prayer Submitted')).toBeInTheDocument();
});

test('the full name of a child brings a quiet word that the first name is enough', async () => {
  show();
  await open();
  await userEvent.type(field('Description'), 'For my son Obed');
  expect(dialog().queryByText(/first name is enough/)).not.toBeInTheDocument();
  await userEvent.type(field('Description'), ' Moab');
  expect(dialog().getByText(/^A child's first name is enough here/)).toBeInTheDocument();
});

describe('words that were shared to the installed site', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));
  const share = (words: Record<string, string>) =>
    window.history.replaceState(null, '', `/prayers?${new URLSearchParams(words).toString()}`);

  test('are in the form, and stay for whoever signs in first', async () => {
    share({ title: 'Rain', text: 'The barley is thirsty.', link: 'https://example.org/fields' });
    const { unmount } = show({ as: null });
    await screen.findByRole('dialog', { name: 'Share a Prayer Request' });
    expect(field('Title')).toHaveValue('Rain');
    expect(field('Description')).toHaveValue('The barley is thirsty.\nhttps://example.org/fields');
    expect(window.location.search).toBe('');

    await userEvent.click(dialog().getByRole('button', { name: 'Continue with e-mail' }));
    unmount();
    show();
    await screen.findByRole('dialog', { name: 'Share a Prayer Request' });
    expect(field('Title')).toHaveValue('Rain');
    expect(field('Description')).toHaveValue('The barley is thirsty.\nhttps://example.org/fields');
    expect(field('Name')).toHaveValue('Ruth Moab');
  });

  test('come below what was being written', async () => {
    const { unmount } = show();
    await open();
    await write();
    unmount();
    share({ title: 'News of the fields', text: 'They are dry.' });
    show();
    await screen.findByRole('dialog', { name: 'Share a Prayer Request' });
    expect(field('Title')).toHaveValue('Rain for the fields');
    expect(field('Description')).toHaveValue('The barley is thirsty.\nNews of the fields\nThey are dry.');
  });
});

test('an empty form marks every missing field, has the focus in the first, and sends nothing', async () => {
  const { calls } = show({ as: null });
  await open();
  await submit();
  expect(await dialog().findByText('Name is required')).toBeInTheDocument();
  expect(dialog().getByText('Please enter a valid email address')).toBeInTheDocument();
  expect(dialog().getByText('Title is required')).toBeInTheDocument();
  expect(field('Title')).toHaveFocus();
  expect(dialog().getByText('Description must be at least 10 characters')).toBeInTheDocument();
  expect(calls.map(({ operation }) => operation)).toEqual(['FeedPage']);
  await expectAccessible();
});

test('an invalid address and a description of nine characters are refused at their fields', async () => {
  show({ as: null });
  await open();
  await userEvent.type(field('Name'), 'Ruth');
  await userEvent.type(field('Email'), 'ruth at example');
  await userEvent.type(field('Title'), 'Rain');
  await userEvent.type(field('Description'), ' Nine char ');
  await submit();
  expect(await dialog().findByText('Please enter a valid email address')).toBeInTheDocument();
  expect(dialog().getByText('Description must be at least 10 characters')).toBeInTheDocument();
  expect(dialog().queryByText('Name is required')).not.toBeInTheDocument();

  await userEvent.type(field('Description'), 's more');
  await waitFor(() =>
    expect(dialog().queryByText('Description must be at least 10 characters')).not.toBeInTheDocument(),
  );
});

test('texts that are too long are refused at their fields', async () => {
  show();
  await open();
  await userEvent.click(field('Name'));
  await userEvent.paste('n'.repeat(100));
  await userEvent.click(field('Title'));
  await userEvent.paste('t'.repeat(101));
  await userEvent.click(field('Description'));
  await userEvent.paste('d'.repeat(501));
  await submit();
  expect(await dialog().findByText('Name too long')).toBeInTheDocument();
  expect(dialog().getByText('Title too long')).toBeInTheDocument();
  expect(dialog().getByText('Description too long')).toBeInTheDocument();
});

test('title and description are counted by code points', async () => {
  show();
  await open();
  await userEvent.type(field('Title'), 'Light 🕯');
  await userEvent.type(field('Description'), 'Amen 🙏');
  expect(dialog().getByText('7/100')).toBeInTheDocument();
  expect(dialog().getByText('6/500')).toBeInTheDocument();
});

test('a submitted prayer shows a toast, is at the top of the feed, and leaves an empty form', async () => {
  const { calls } = show();
  await screen.findByRole('article', { name: 'Old' });
  await open();
  await write();
  await userEvent.selectOptions(field('Category'), 'Finances');
  await userEvent.click(field('Post anonymously'));
  await submit();

  expect(await screen.findByText('Prayer Submitted')).toBeInTheDocument();
  expect(screen.getByText('Your prayer request has been shared with the community.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(
      screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
    ).toEqual(['Rain for the fields', 'Old']),
  );
  expect(calls.at(-1)).toEqual({
    operation: 'SubmitPrayer',
    variables: {
      input: {
        name: 'Ruth Moab',
        email: 'ruth@example.org',
        title: 'Rain for the fields',
        visibility: 'public',
        description: 'The barley is thirsty.',
        category: 'finances',
        isAnonymous: true,
        onBehalfOf: null,
      },
    },
  });

  await open();
  expect(field('Title')).toHaveValue('');
  expect(field('Post anonymously')).not.toBeChecked();
});

test('the author of a prayer about self-harm sees crisis help, in the dialog and on the card', async () => {
  show({
    responses: {
      SubmitPrayer: () => ({
        submitPrayer: aPrayer({ id: 2, title: 'Rain for the fields', isOwner: true, needsCare: true }),
      }),
      CrisisLines: () => ({ crisisLines }),
    },
  });
  await screen.findByRole('article', { name: 'Old' });
  await open();
  await write();
  await submit();

  const thanks = within(await screen.findByRole('dialog', { name: 'Thank you for saying it' }));
  expect(thanks.getByText('You are not alone')).toBeInTheDocument();
  expect(await thanks.findByRole('link', { name: 'Call 988' })).toBeInTheDocument();
  expect(screen.queryByText('Prayer Submitted')).not.toBeInTheDocument();
  await expectAccessible();
  await userEvent.click(thanks.getByRole('button', { name: 'Back to the Page' }));
  const card = within(await screen.findByRole('article', { name: 'Rain for the fields' }));
  expect(card.getByText(/^You are not alone/)).toBeInTheDocument();

  await open();
  expect(field('Title')).toHaveValue('');
});

test.each([
  [{ visibility: 'public' }, 'Your prayer stands on the wall. Others here will pray with you.'],
  [{ visibility: 'team' }, 'The prayer team can read it now.'],
  [
    { visibility: 'team', status: 'waiting' },
    'Your prayer has arrived. Somebody reads it before it goes on the wall.',
  ],
] as const)('crisis help in the dialog says who can read the prayer: %j', async (prayer, words) => {
  show({
    responses: {
      SubmitPrayer: () => ({ submitPrayer: aPrayer({ id: 2, isOwner: true, needsCare: true, ...prayer }) }),
      CrisisLines: () => ({ crisisLines }),
    },
  });
  await open();
  await write();
  await submit();
  const thanks = within(await screen.findByRole('dialog', { name: 'Thank you for saying it' }));
  expect(thanks.getByText(words)).toBeInTheDocument();
});

test('a submitted prayer is not added to a feed whose filters exclude it', async () => {
  show({ filters: { ...everything, categories: ['health'] } });
  await screen.findByRole('article', { name: 'Old' });
  await open();
  await write();
  await submit();
  expect(await screen.findByText('Prayer Submitted')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('article', { name: 'Old' })).toBeInTheDocument();
});

test("while it is being sent the button says 'Submitting...'", async () => {
  show({ responses: { SubmitPrayer: () => new Promise(() => undefined) } });
  await open();
  await write();
  await submit();
  expect(await dialog().findByRole('button', { name: 'Submitting...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a visitor is asked to sign in, and then finds the form open with the draft', async () => {
  watchNavigations();
  const { unmount } = show({
    as: null,
    responses: {
      SubmitPrayer: () => {
        throw new Refused('UNAUTHENTICATED', 'Unauthorized');
      },
    },
  });
  await open();
  await userEvent.type(field('Name'), 'Ruth');
  await userEvent.type(field('Email'), 'ruth@example.org');
  await write();
  await submit();
  expect(await screen.findByText('Please Sign In')).toBeInTheDocument();
  expect(screen.getByText('You need to sign in to post a prayer request.')).toBeInTheDocument();
  unmount();

  show();
  await screen.findByRole('dialog');
  expect(field('Title')).toHaveValue('Rain for the fields');
  expect(field('Description')).toHaveValue('The barley is thirsty.');
  await screen.findByText('Old');
});

test('a visitor is sent to sign-in after 1.5 s', async () => {
  const countNavigations = watchNavigations();
  show({
    as: null,
    responses: {
      SubmitPrayer: () => {
        throw new Refused('UNAUTHENTICATED', 'Unauthorized');
      },
    },
  });
  await open();
  await userEvent.type(field('Name'), 'Ruth');
  await userEvent.type(field('Email'), 'ruth@example.org');
  await write();
  jest.useFakeTimers();
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(dialog().getByRole('button', { name: 'Submit Prayer' }));
  await waitWithStoppedClock(() => expect(screen.getByText('Please Sign In')).toBeInTheDocument());

  act(() => jest.advanceTimersByTime(1000));
  expect(countNavigations()).toBe(0);
  act(() => jest.advanceTimersByTime(500));
  expect(countNavigations()).toBe(1);
});

test("the server's field errors are shown at their fields, in addition to the 'Error' toast", async () => {
  show({
    responses: {
      SubmitPrayer: () => {
        throw new Refused('BAD_USER_INPUT', 'Title too long', [{ path: 'title', message: 'Title too long' }]);
      },
    },
  });
  await open();
  await write();
  await submit();
  expect(await dialog().findByText('Title too long')).toBeInTheDocument();
  expect(field('Title')).toBeInvalid();
  expect(field('Description')).toBeValid();
  expect(screen.getByText('Error')).toBeInTheDocument();
});

test('any other failure says so and keeps the draft', async () => {
  show({ responses: { SubmitPrayer: () => Promise.reject(new Error('connection lost')) } });
  await open();
  await write();
  await submit();
  expect(await screen.findByText('Failed to submit prayer request.')).toBeInTheDocument();
  expect(field('Title')).toHaveValue('Rain for the fields');
});

test("any other failure shows the server's message", async () => {
  show({
    responses: {
      SubmitPrayer: () => {
        throw new Refused('RATE_LIMITED', 'Too many prayers at once. Please wait a minute.');
      },
    },
  });
  await open();
  await write();
  await submit();
  expect(await screen.findByText('Too many prayers at once. Please wait a minute.')).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
});

test('closing keeps the draft in this tab', async () => {
  show();
  await open();
  await write();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await open();
  expect(field('Title')).toHaveValue('Rain for the fields');
});
