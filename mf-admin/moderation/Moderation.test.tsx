import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, Refused, renderScene, ruth, type Responses } from 'kit/testing';
import { anOverview } from '../testing/site';
import { showDashboard } from '../testing/showDashboard';
import { Moderation } from './Moderation';

function aCase(own: object = {}) {
  return {
    __typename: 'ModerationCase' as const,
    id: 'prayer:12',
    kind: 'prayer',
    targetId: 12,
    title: 'Buy my barley' as string | null,
    content: 'Cheap barley at the gate of Bethlehem.',
    onBehalfOf: null as string | null,
    authorName: 'Orpah Moab' as string | null,
    isAnonymous: false,
    status: 'visible',
    reportCount: 2,
    reasons: ['Spam or advertising', 'Not a prayer'] as string[],
    needsCare: false,
    reportedAt: new Date(Date.now() - 3 * 60 * 60 * 1000).toISOString(),
    link: '/prayer/12',
    writtenAt: null as string | null,
    writtenBy: null as string | null,
    ...own,
  };
}

const anonymous = { isAnonymous: true, authorName: null };
const hidden = { status: 'hidden' };
const words = { id: 'comment:31', kind: 'comment', targetId: 31, title: null, content: 'Shame on you.' };

/** The gateway's current queue. */
function show(known: object[] | (() => object[] | Promise<object[]>), responses: Responses = {}) {
  const queue = typeof known === 'function' ? known : () => known;
  return renderScene(<Moderation />, {
    as: { ...ruth, isSiteAdmin: true },
    responses: { ModerationQueue: async () => ({ moderationQueue: await queue() }), ...responses },
  });
}

const card = (name = 'Buy my barley') => screen.findByRole('article', { name });
const press = async (name: string) => userEvent.click(within(await card()).getByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const reason = () => screen.getByRole('textbox', { name: /^Reason/ });
const confirm = async (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

test('a text in the queue is shown with its kind, author, reports and time', async () => {
  show([aCase({ onBehalfOf: 'my neighbour' })]);
  const shown = within(await card());
  expect(shown.getByText('Prayer')).toBeInTheDocument();
  expect(shown.getByText('Cheap barley at the gate of Bethlehem.')).toBeInTheDocument();
  expect(shown.getByText('By Orpah Moab')).toBeInTheDocument();
  expect(shown.getByText('my neighbour')).toBeInTheDocument();
  expect(shown.getByText('2 reports')).toBeInTheDocument();
  expect(
    within(shown.getByRole('list', { name: 'What was reported' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Spam or advertising', 'Not a prayer']);
  expect(shown.getByText('3 hours ago')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Open page' })).toHaveAttribute('href', '/prayer/12');
  expect(shown.queryByText('Hidden')).not.toBeInTheDocument();
  expect(shown.queryByText('Speaks of self-harm')).not.toBeInTheDocument();
  await expectAccessible();
});

test.each([
  ['comment', 'Words of encouragement'],
  ['group_post', 'Post in a group'],
  ['group_post_comment', 'Comment on a post'],
])('a text without a title is headed by its kind: %s', async (kind, name) => {
  show([aCase({ kind, title: null })]);
  expect(await screen.findByRole('heading', { level: 3, name })).toBeInTheDocument();
});

test('a testimony is headed by its title and kind', async () => {
  show([aCase({ kind: 'testimonial' })]);
  expect(within(await card()).getByText('Testimony')).toBeInTheDocument();
});

test('an anonymous author is not shown', async () => {
  show([aCase(anonymous)]);
  expect(within(await card()).getByText('By Anonymous')).toBeInTheDocument();
});

test('a hidden text has a badge', async () => {
  show([aCase(hidden)]);
  expect(within(await card()).getByText('Hidden')).toBeInTheDocument();
});

test('a text about self-harm is marked first, reported or not', async () => {
  show([aCase({ needsCare: true, reportCount: 0, reasons: [] })]);
  const shown = await card();
  expect(shown.textContent).toMatch(/^Speaks of self-harm/);
  expect(within(shown).getByText('Nobody has reported it')).toBeInTheDocument();
  expect(within(shown).queryByRole('list')).not.toBeInTheDocument();
});

test('the order is that of the server: care first, then the most reported', async () => {
  show([aCase({ ...words, needsCare: true, reportCount: 1 }), aCase()]);
  await card();
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Words of encouragement',
    'Buy my barley',
  ]);
  expect(screen.getByText('1 report')).toBeInTheDocument();
});

test('an empty queue shows an empty state', async () => {
  show([]);
  expect(await screen.findByRole('heading', { name: 'Nothing waits to be looked at' })).toBeInTheDocument();
  await expectAccessible();
});

test('while the queue is loading, the page says so', () => {
  show(() => new Promise(() => undefined));
  expect(screen.getByText('Loading the reports')).toBeInTheDocument();
});

test('a queue that could not be loaded can be requested again', async () => {
  let isDown = true;
  show(() => {
    if (isDown) throw new Error('connection lost');
    return [aCase()];
  });
  expect(await screen.findByRole('heading', { name: 'The reports could not be loaded' })).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await card()).toBeInTheDocument();
});

test.each([
  ['Hide', 'Hide this prayer?', 'HideText', {}],
  ['Restore', 'Restore this prayer?', 'RestoreText', hidden],
  ['Keep hidden', 'Keep this prayer hidden?', 'HideText', hidden],
])('%s requires a reason, and the text leaves the queue', async (label, title, operation, own) => {
  let queue = [aCase(own), aCase(words)];
  const { calls } = show(() => queue, {
    [operation]: () => {
      queue = [aCase(words)];
      return { done: true };
    },
  });
  await press(label);
  await dialog(title);
  await expectAccessible();
  await confirm(label);
  expect(await screen.findByText('Please say why')).toBeInTheDocument();
  expect(calls.map((call) => call.operation)).not.toContain(operation);
  await userEvent.type(reason(), 'It sells something.');
  await confirm(label);
  expect(await screen.findByText('Success')).toBeInTheDocument();
  expect(calls.find((call) => call.operation === operation)?.variables).toEqual({
    kind: 'prayer',
    targetId: 12,
    reason: 'It sells something.',
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('article', { name: 'Buy my barley' })).not.toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Words of encouragement' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
});

test.each([
  ['the default reason', (typed: string) => typed, 'It may stay.'],
  ['the ready words where they were cleared', () => '', 'It may stay.'],
  ['words of one’s own', () => 'He only jests.', 'He only jests.'],
])('Keep it closes the reports with %s', async (_, reasonFor, sent) => {
  const { calls } = show([aCase()], { DismissReports: () => ({ done: true }) });
  await press('Keep it');
  await dialog('Keep this prayer?');
  expect(screen.getByRole('textbox', { name: 'Reason (optional)' })).toHaveValue('It may stay.');
  const own = reasonFor('It may stay.');
  await userEvent.clear(reason());
  if (own) await userEvent.type(reason(), own);
  await confirm('Keep it');
  expect(await screen.findByText('The text stays and its reports are closed.')).toBeInTheDocument();
  expect(calls.find((call) => call.operation === 'DismissReports')?.variables).toMatchObject({
    reason: sent,
  });
  expect(screen.getByRole('heading', { name: 'Nothing waits to be looked at' })).toBeInTheDocument();
});

test('an author is suspended for a reason, and the text stays in the queue', async () => {
  const { calls } = show([aCase()], { SuspendAuthor: () => ({ done: true }) });
  await press('Suspend author');
  expect(await dialog('Suspend the author of this prayer?')).toHaveAccessibleDescription(
    /signed out everywhere.*waits here until you decide about it/,
  );
  await confirm('Suspend author');
  expect(await screen.findByText('Please say why')).toBeInTheDocument();
  await userEvent.type(reason(), 'Again and again.');
  await confirm('Suspend author');
  expect(await screen.findByText('Success')).toBeInTheDocument();
  expect(calls.find((call) => call.operation === 'SuspendAuthor')?.variables).toEqual({
    kind: 'prayer',
    targetId: 12,
    reason: 'Again and again.',
  });
  expect(await card()).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Suspend author' })).toHaveFocus());
});

test.each([
  ['Hide', {}],
  ['Restore', hidden],
])('the dialog of %s says that the author is notified', async (label, own) => {
  show([aCase(own)]);
  await press(label);
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
    /The author is told, with the reason that you write here\.$/,
  );
});

test.each([
  ['Hide', {}],
  ['Keep it', {}],
  ['Suspend author', {}],
  ['Restore', hidden],
  ['Keep hidden', hidden],
])('the dialog of %s says that an anonymous author is not shown', async (label, own) => {
  show([aCase({ ...own, ...anonymous })]);
  await press(label);
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
    /nobody learns who the author is, moderators included\.$/,
  );
});

test('a reason that is too long is not sent', async () => {
  const { calls } = show([aCase()]);
  await press('Hide');
  await dialog('Hide this prayer?');
  await userEvent.click(reason());
  await userEvent.paste('a'.repeat(1001));
  await confirm('Hide');
  expect(await screen.findByText('Please use at most 1000 characters')).toBeInTheDocument();
  expect(calls.map((call) => call.operation)).not.toContain('HideText');
});

test('hiding can be undone in the toast', async () => {
  const { calls } = show([aCase()], {
    HideText: () => ({ done: true }),
    UndoHide: () => ({ done: true }),
  });
  await press('Hide');
  await dialog('Hide this prayer?');
  await userEvent.type(reason(), 'It sells something.');
  await confirm('Hide');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The text is as it was before.')).toBeInTheDocument();
  expect(calls).toContainEqual({
    operation: 'UndoHide',
    variables: { kind: 'prayer', targetId: expect.any(Number) as number },
  });
  expect(await screen.findByRole('button', { name: 'Hide' })).toBeInTheDocument();
});

test('while a decision is pending, the button says so', async () => {
  show([aCase()], { HideText: () => new Promise(() => undefined) });
  await press('Hide');
  await dialog('Hide this prayer?');
  await userEvent.type(reason(), 'It sells something.');
  await confirm('Hide');
  expect(await screen.findByRole('button', { name: 'Hiding...' })).toHaveAttribute('aria-disabled', 'true');
});

test('a refused decision is shown with the message of the server, and the reason stays', async () => {
  show([aCase()], {
    HideText: () => {
      throw new Refused('NOT_FOUND', 'There is no such text');
    },
  });
  await press('Hide');
  await dialog('Hide this prayer?');
  await userEvent.type(reason(), 'It sells something.');
  await confirm('Hide');
  expect(await screen.findByText('There is no such text')).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
  expect(reason()).toHaveValue('It sells something.');
});

test('a decision that failed without a message is reported', async () => {
  show([aCase()], { DismissReports: () => Promise.reject(new Error('connection lost')) });
  await press('Keep it');
  await dialog('Keep this prayer?');
  await confirm('Keep it');
  expect(await screen.findByText('Failed to save your decision')).toBeInTheDocument();
});

test('a refetch closes no dialog, even after a decision of somebody else', async () => {
  let queue = [aCase(), aCase(words)];
  const { client } = show(() => queue);
  await press('Hide');
  await dialog('Hide this prayer?');
  await userEvent.type(reason(), 'It sells something.');
  queue = [aCase(words)];
  await act(() => client.refetchQueries({ include: 'active' }));
  expect(screen.queryByRole('article', { name: 'Buy my barley', hidden: true })).not.toBeInTheDocument();
  expect(reason()).toHaveValue('It sells something.');
});

test('Cancel decides nothing', async () => {
  const { calls } = show([aCase()]);
  await press('Keep it');
  await dialog('Keep this prayer?');
  await confirm('Cancel');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls.map((call) => call.operation)).toEqual(['ModerationQueue']);
});

test('a typed reason is still there when the dialog opens again', async () => {
  show([aCase()]);
  await press('Hide');
  await dialog('Hide this prayer?');
  await userEvent.type(reason(), 'It sells something.');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await press('Hide');
  await dialog('Hide this prayer?');
  expect(reason()).toHaveValue('It sells something.');
});

const despair = { needsCare: true, reportCount: 0, reasons: [] as string[] };
const buttons = async () =>
  within(await card())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('for a text about self-harm care comes before any other decision', async () => {
  show([aCase(despair)]);
  expect(await buttons()).toEqual(['Write to them', 'Looked after', 'Hide', 'Suspend author']);
  for (const button of within(await card()).getAllByRole('button'))
    expect(button).toHaveAccessibleDescription('Buy my barley');
});

test('its reports, if there are any, can be closed as well', async () => {
  show([aCase({ ...despair, reportCount: 1 })]);
  expect(await buttons()).toEqual(['Write to them', 'Looked after', 'Keep it', 'Hide', 'Suspend author']);
});

test('other texts offer no care', async () => {
  show([aCase()]);
  expect(await buttons()).toEqual(['Keep it', 'Hide', 'Suspend author']);
});

test('a message to the author is sent, and the card says who wrote when', async () => {
  let own = despair as object;
  const { calls } = show(() => [aCase(own)], {
    WriteToAuthor: () => {
      own = { ...despair, writtenAt: new Date().toISOString(), writtenBy: 'Deborah Judge' };
      return {
        writeToAuthor: { __typename: 'CareMessage', id: 3, createdAt: new Date().toISOString() },
      };
    },
  });
  await press('Write to them');
  expect(await dialog('Write to the author of this prayer')).toHaveAccessibleDescription(
    /without your name.*the log only has that you wrote\.$/,
  );
  await expectAccessible();
  await confirm('Send message');
  expect(await screen.findByText('Please write a few words')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Courage!');
  await confirm('Send message');
  expect(await screen.findByText('Please write at least 10 characters')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), ' You are not alone.');
  await confirm('Send message');
  expect(await screen.findByText('Your message is on its way to them.')).toBeInTheDocument();
  expect(calls.find(({ operation }) => operation === 'WriteToAuthor')?.variables).toEqual({
    kind: 'prayer',
    targetId: 12,
    message: 'Courage! You are not alone.',
  });
  expect(await screen.findByText(/^Deborah Judge wrote to them/)).toBeInTheDocument();
});

test('the dialog says that an anonymous author stays unknown', async () => {
  show([aCase({ ...despair, ...anonymous })]);
  await press('Write to them');
  expect(await dialog('Write to the author of this prayer')).toHaveAccessibleDescription(
    /nobody learns who the author is, moderators included\.$/,
  );
});

test('a message that is refused stays in its field', async () => {
  show([aCase(despair)], {
    WriteToAuthor: () => {
      throw new Refused('RATE_LIMITED', 'That is enough messages for one day');
    },
  });
  await press('Write to them');
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'You are not alone.');
  await confirm('Send message');
  expect(await screen.findByText('That is enough messages for one day')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('You are not alone.');
});

test('a text that was looked after leaves the queue at once, which the toast can undo', async () => {
  let queue = [aCase(despair)];
  const { calls } = show(() => queue, {
    LookAfter: () => {
      queue = [];
      return { done: true };
    },
    ReopenCare: () => {
      queue = [aCase(despair)];
      return { done: true };
    },
  });
  await press('Looked after');
  expect(await screen.findByText('Thank you. The log has that you looked after it.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Nothing waits to be looked at' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await card()).toBeInTheDocument();
  expect(calls).toContainEqual({
    operation: 'ReopenCare',
    variables: { kind: 'prayer', targetId: 12 },
  });
});

test('a reported text that was looked after still waits for a decision', async () => {
  let own: object = { ...despair, reportCount: 1 };
  show(() => [aCase(own)], {
    LookAfter: () => {
      own = { ...own, needsCare: false };
      return { done: true };
    },
  });
  await press('Looked after');
  await waitFor(async () => expect(await buttons()).toEqual(['Keep it', 'Hide', 'Suspend author']));
});

test('a decision lowers the number on the tab immediately', async () => {
  showDashboard({
    path: '/admin?tab=moderation',
    responses: {
      AdminOverview: () => anOverview({ moderationCount: 2 }),
      ModerationQueue: () => ({ moderationQueue: [aCase(), aCase(words)] }),
      DismissReports: () => ({ done: true }),
    },
  });
  expect(await screen.findByRole('tab', { name: /2 waiting$/ })).toBeInTheDocument();
  await press('Keep it');
  await dialog('Keep this prayer?');
  await confirm('Keep it');
  expect(await screen.findByRole('tab', { name: /1 waiting$/ })).toBeInTheDocument();
});
