import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderScene, ruth, type Responses } from 'kit/testing';
import { Log } from './Log';

function anEntry(own: object = {}) {
  return {
    __typename: 'AuditEntry' as const,
    id: 90,
    action: 'hide',
    actorName: 'Boaz Elimelech' as string | null,
    subject: 'prayer 12',
    reason: 'It sells something.' as string | null,
    createdAt: '2025-03-01T12:00:00.000Z',
    ...own,
  };
}

function aPage(entries: object[], endCursor: string | null = null) {
  return {
    auditLog: { __typename: 'AuditPage' as const, entries, hasMore: endCursor !== null, endCursor },
  };
}

const show = (response: Responses[string]) =>
  renderScene(<Log />, { as: { ...ruth, isSiteAdmin: true }, responses: { AuditLog: response } });
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const rows = async () => (await screen.findAllByRole('row')).slice(1);

test('the log is a table of when, who, what, about what and why', async () => {
  show(() => aPage([anEntry()]));
  const [entry] = await rows();
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'When',
    'Who',
    'What',
    'About',
    'Why',
  ]);
  const [when, ...others] = cells(entry!);
  expect(when).toMatch(/Mar 1, 2025/);
  expect(others).toEqual(['Boaz Elimelech', 'Hidden', 'Prayer 12Restore', 'It sells something.']);
  expect(screen.getByText('Entries cannot be changed.')).toBeInTheDocument();
  await expectAccessible();
});

test('a hidden text can be restored from its newest entry, unless it was restored since', async () => {
  const scene = renderScene(<Log />, {
    as: { ...ruth, isSiteAdmin: true },
    responses: {
      AuditLog: () =>
        aPage([
          anEntry({ id: 5, action: 'restore', subject: 'group post comment 3' }),
          anEntry({ id: 4, subject: 'group post comment 3' }),
          anEntry({ id: 3, subject: 'comment 8' }),
          anEntry({ id: 2, action: 'suspend', subject: 'the author of comment 8' }),
        ]),
      RestoreText: () => ({ done: true }),
    },
  });
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore these words?' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'It was fine.');
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('The text can be read again and its author is told.')).toBeInTheDocument();
  expect(scene.calls).toContainEqual({
    operation: 'RestoreText',
    variables: { kind: 'comment', targetId: 8, reason: 'It was fine.' },
  });
});

test.each([
  ['hide', 'Hidden'],
  ['restore', 'Restored'],
  ['dismiss', 'Kept, reports closed'],
  ['suspend', 'Suspended'],
  ['readmit', 'Let in again'],
  ['write_to_author', 'Wrote to the author'],
  ['look_after', 'Looked after'],
  ['reopen_care', 'Waits for care again'],
  ['make_admin', 'Made an administrator'],
  ['unmake_admin', 'No longer an administrator'],
  ['delete_prayer', 'Deleted'],
  ['undelete_prayer', 'Brought back'],
  ['save_banners', 'Banners changed'],
  ['retry_mail', 'Sent again'],
  ['unknown_action', 'unknown action'],
])('the label of the action %s', async (action, words) => {
  show(() => aPage([anEntry({ action })]));
  expect(cells((await rows())[0]!)[2]).toBe(words);
});

test.each([
  ['prayer 12', 'Prayer 12'],
  ['comment 8', 'Words of encouragement 8'],
  ['group post comment 3', 'Comment on a post 3'],
  ['the author of testimonial 5', 'Testimony 5: the author'],
  ['member 7', 'Member 7'],
  ['mail 4', 'Mail 4'],
  ['one prayer', '1 prayer'],
  ['1,200 prayers', '1,200 prayers'],
  ['banners of landing, features', 'Landing page banner and Features banner'],
  ['site', 'The site'],
  ['something new 3', 'something new 3'],
])('the words for the subject %s', async (subject, words) => {
  show(() => aPage([anEntry({ action: 'readmit', subject })]));
  expect(cells((await rows())[0]!)[3]).toBe(words);
});

test.each([
  ['set_approve_first', 'nobody', 'Nobody'],
  ['set_approve_first', 'firstPrayer', 'The first prayer of a new member'],
  ['set_approve_first', 'everyPrayer', 'Every prayer'],
  ['set_rest_after_days', '1', 'After 1 day'],
  ['set_rest_after_days', 'never', 'Never'],
  ['set_community', 'productName, crisisLines', 'Community name and Helplines'],
  ['set_up_site', 'By the link of the first start', 'By the link of the first start'],
  ['hide', 'nobody', 'nobody'],
])('%s because of %s: only what nobody wrote has a label', async (action, reason, words) => {
  show(() => aPage([anEntry({ action, subject: 'site', reason })]));
  expect(cells((await rows())[0]!)[4]).toBe(words);
});

test('a text stays restorable after somebody has written to its author', async () => {
  show(() => aPage([anEntry({ id: 91, action: 'write_to_author', reason: null }), anEntry()]));
  await rows();
  expect(screen.getByRole('button', { name: 'Restore' })).toBeInTheDocument();
});

test('Looked after can be undone from its newest entry, unless it was undone since', async () => {
  const { calls } = renderScene(<Log />, {
    as: { ...ruth, isSiteAdmin: true },
    responses: {
      AuditLog: () =>
        aPage([
          anEntry({ id: 5, action: 'look_after', subject: 'group post 3' }),
          anEntry({ id: 4, action: 'reopen_care', subject: 'prayer 9' }),
          anEntry({ id: 3, action: 'look_after', subject: 'prayer 9' }),
          anEntry({ id: 2, action: 'look_after', subject: 'group post 3' }),
        ]),
      ReopenCare: () => ({ done: true }),
    },
  });
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The text waits to be looked at again.')).toBeInTheDocument();
  expect(calls).toContainEqual({
    operation: 'ReopenCare',
    variables: { kind: 'group_post', targetId: 3 },
  });
});

test('a deleted account and a missing reason are shown as such', async () => {
  show(() => aPage([anEntry({ actorName: null, reason: null })]));
  const [, who, , , why] = cells((await rows())[0]!);
  expect([who, why]).toEqual(['An account that is gone', 'No reason given']);
});

test('Load More shows older entries, while there are any', async () => {
  const { calls } = show(({ after }) =>
    after === 'next' ? aPage([anEntry({ id: 89, subject: 'member 7' })]) : aPage([anEntry()], 'next'),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
  expect(await screen.findByText('Member 7')).toBeInTheDocument();
  expect((await rows()).map((row) => cells(row)[3])).toEqual(['Prayer 12Restore', 'Member 7']);
  expect(calls[1]?.variables).toMatchObject({ after: 'next' });
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Member 7'));
  await waitFor(() => expect(document.querySelector('[data-announcer]')).toHaveTextContent('1 more entry'));
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
});

test('a failed next page is reported, and can be requested again', async () => {
  show(({ after }) => {
    if (after) throw new Error('connection lost');
    return aPage([anEntry()], 'next');
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
  expect(await screen.findByText('More entries could not be loaded.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Load More' })).toBeEnabled();
  expect(await rows()).toHaveLength(1);
});

test('without entries an empty state is shown', async () => {
  show(() => aPage([]));
  expect(await screen.findByRole('heading', { name: 'Nothing was done yet' })).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('while the log is loading, the page says so', () => {
  show(() => new Promise(() => undefined));
  expect(screen.getByText('Loading the log')).toBeInTheDocument();
});

test('a log that could not be loaded can be requested again', async () => {
  let isDown = true;
  show(() => {
    if (isDown) throw new Error('connection lost');
    return aPage([anEntry()]);
  });
  expect(await screen.findByRole('heading', { name: 'The log could not be loaded' })).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await rows()).toHaveLength(1);
});
