import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, Refused, type Responses } from 'kit/testing';
import { admin, variablesOf, showDashboard } from '../testing/showDashboard';
import { anAccount, userPage } from '../testing/site';

const show = (AdminUsers: Responses[string], responses: Responses = {}) =>
  showDashboard({ path: '/admin?tab=users', responses: { AdminUsers, ...responses } });

const row = (name: string | RegExp) => screen.findByRole('row', { name });
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const dialog = (name: string) => screen.findByRole('dialog', { name });

async function choose(action: string, name = 'Boaz Elimelech') {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

const announced = () => document.querySelector('[data-announcer]')?.textContent;

beforeEach(() => sessionStorage.clear());

test('a table shows name, email, auth id, spiritual level, experience points, picture, created date and state', async () => {
  show(() => userPage([anAccount({ profileImageUrl: 'https://example.org/boaz.png' })]));
  const table = within(await screen.findByRole('table', { name: 'Accounts, newest first' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Email',
    'Auth ID',
    'Spiritual Level',
    'Experience Points',
    'Created',
    'State',
    'Actions',
  ]);
  expect(names()).toEqual(['Boaz Elimelech']);
  const cells = within(await row(/Boaz/)).getAllByRole('cell');
  expect(cells.slice(0, 6).map(({ textContent }) => textContent)).toEqual([
    'boaz@example.org',
    'auth|boaz',
    '14',
    '1,350',
    'Apr 2, 2025',
    'Member',
  ]);
  expect((await row(/Boaz/)).querySelector('img')).toHaveAttribute('src', 'https://example.org/boaz.png');
  await expectAccessible();
});

test('an account without a name is a community member', async () => {
  show(() => userPage([anAccount({ name: null })]));
  expect(await screen.findByRole('rowheader', { name: /Community Member/ })).toBeInTheDocument();
});

test('the table scrolls inside a region of its own that the keyboard reaches', async () => {
  show(() => userPage([anAccount()]));
  const region = await screen.findByRole('region', { name: 'Accounts, newest first' });
  region.focus();
  expect(region).toHaveFocus();
  expect(within(region).getByRole('table')).toBeInTheDocument();
});

test('each value has the name of its column beside it, for rows that become blocks on a phone', async () => {
  show(() => userPage([anAccount()]));
  const cells = within(await row(/Boaz/)).getAllByRole('cell');
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(cells.map((cell) => cell.dataset.label)).toEqual(headers.slice(1));
});

test('suspended members and administrators have a badge', async () => {
  show(() =>
    userPage([
      anAccount({ id: 22, name: 'Orpah', suspendedAt: '2025-05-01T12:00:00.000Z' }),
      anAccount({ id: 23, name: 'Naomi', isSiteAdmin: true }),
    ]),
  );
  expect(within(await row(/Orpah/)).getByText('Suspended')).toBeInTheDocument();
  expect(within(await row(/Naomi/)).getByText('Administrator')).toBeInTheDocument();
  expect(within(await row(/Orpah/)).queryByText('Administrator')).not.toBeInTheDocument();
  expect(within(await row(/Naomi/)).queryByText('Suspended')).not.toBeInTheDocument();
});

test('a suspension requires a reason', async () => {
  const { calls } = show(() => userPage([anAccount()]), {
    SuspendMember: () => ({ suspendMember: anAccount({ suspendedAt: '2025-05-01T12:00:00.000Z' }) }),
  });
  await choose('Suspend');
  const confirmation = within(await dialog('Suspend Boaz Elimelech?'));
  await expectAccessible();
  await userEvent.type(confirmation.getByRole('textbox', { name: 'Reason' }), '   ');
  await userEvent.click(confirmation.getByRole('button', { name: 'Suspend' }));
  expect(await confirmation.findByText('Please give a reason')).toBeInTheDocument();
  expect(variablesOf(calls, 'SuspendMember')).toEqual([]);

  await userEvent.type(confirmation.getByRole('textbox', { name: 'Reason' }), 'Sells barley here');
  await userEvent.click(confirmation.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('Boaz Elimelech is suspended')).toBeInTheDocument();
  expect(variablesOf(calls, 'SuspendMember')).toEqual([{ id: 21, reason: 'Sells barley here' }]);
  expect(within(await row(/Boaz/)).getByText('Suspended')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a typed reason is still there when the dialog opens again', async () => {
  show(() => userPage([anAccount()]));
  await choose('Suspend');
  const reason = async () =>
    within(await dialog('Suspend Boaz Elimelech?')).getByRole('textbox', { name: 'Reason' });
  await userEvent.type(await reason(), 'Sells barley here');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await choose('Suspend');
  expect(await reason()).toHaveValue('Sells barley here');
});

test('a suspended member can be readmitted, with a reason too', async () => {
  const { calls } = show(() => userPage([anAccount({ suspendedAt: '2025-05-01T12:00:00.000Z' })]), {
    ReadmitMember: () => ({ readmitMember: anAccount() }),
  });
  await choose('Readmit');
  const confirmation = within(await dialog('Readmit Boaz Elimelech?'));
  await userEvent.type(confirmation.getByRole('textbox', { name: 'Reason' }), 'We have talked');
  await userEvent.click(confirmation.getByRole('button', { name: 'Readmit' }));
  expect(await screen.findByText('Boaz Elimelech is readmitted')).toBeInTheDocument();
  expect(variablesOf(calls, 'ReadmitMember')).toEqual([{ id: 21, reason: 'We have talked' }]);
  expect(within(await row(/Boaz/)).queryByText('Suspended')).not.toBeInTheDocument();
});

test('after a failure the typed reason stays', async () => {
  show(() => userPage([anAccount()]), {
    SuspendMember: () => {
      throw new Refused('CONFLICT', 'This account cannot be suspended');
    },
  });
  await choose('Suspend');
  const confirmation = within(await dialog('Suspend Boaz Elimelech?'));
  await userEvent.type(confirmation.getByRole('textbox', { name: 'Reason' }), 'Sells barley here');
  await userEvent.click(confirmation.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('This account cannot be suspended')).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
  expect(confirmation.getByRole('textbox', { name: 'Reason' })).toHaveValue('Sells barley here');
});

test('a member is made an administrator after confirmation', async () => {
  const { calls } = show(() => userPage([anAccount()]), {
    SetSiteAdmin: () => ({ setSiteAdmin: anAccount({ isSiteAdmin: true }) }),
  });
  await choose('Make administrator');
  const confirmation = within(
    await screen.findByRole('alertdialog', { name: 'Make Boaz Elimelech an administrator?' }),
  );
  expect(variablesOf(calls, 'SetSiteAdmin')).toEqual([]);
  await expectAccessible();
  await userEvent.click(confirmation.getByRole('button', { name: 'Make administrator' }));
  expect(await screen.findByText('Boaz Elimelech is an administrator now')).toBeInTheDocument();
  expect(variablesOf(calls, 'SetSiteAdmin')).toEqual([{ id: 21, isSiteAdmin: true }]);
  expect(within(await row(/Boaz/)).getByText('Administrator')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('an administrator is made a member again after confirmation', async () => {
  const { calls } = show(() => userPage([anAccount({ isSiteAdmin: true })]), {
    SetSiteAdmin: () => ({ setSiteAdmin: anAccount() }),
  });
  await choose('Remove administrator');
  const confirmation = within(
    await screen.findByRole('alertdialog', { name: 'Remove Boaz Elimelech as administrator?' }),
  );
  await userEvent.click(confirmation.getByRole('button', { name: 'Remove administrator' }));
  expect(await screen.findByText('Boaz Elimelech is no longer an administrator')).toBeInTheDocument();
  expect(variablesOf(calls, 'SetSiteAdmin')).toEqual([{ id: 21, isSiteAdmin: false }]);
  expect(within(await row(/Boaz/)).queryByText('Administrator')).not.toBeInTheDocument();
});

test('an administrator of the configuration cannot be changed', async () => {
  show(() => userPage([anAccount({ isSiteAdmin: true, isConfiguredAdmin: true })]));
  expect(within(await row(/Boaz/)).getByText('set in the configuration')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Boaz Elimelech' }));
  expect(await screen.findByRole('menuitem', { name: 'Suspend' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: /administrator/ })).not.toBeInTheDocument();
});

test('the administrator’s own account has no actions', async () => {
  show(() => userPage([anAccount({ id: admin.id, name: admin.name, isSiteAdmin: true })]));
  expect(within(await row(/Miriam/)).getByText('Your account')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Actions/ })).not.toBeInTheDocument();
});

test('the search covers names and addresses, and shows an empty state without results', async () => {
  const { calls } = show(({ search }) => userPage(search ? [] : [anAccount()]));
  await row(/Boaz/);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search users' }), 'ruth@');
  expect(await screen.findByRole('heading', { name: 'No users with “ruth@”' })).toBeInTheDocument();
  expect(announced()).toBe('Nothing was found');
  expect(variablesOf(calls, 'AdminUsers')).toEqual([
    { search: null, first: 20 },
    { search: 'ruth@', first: 20 },
  ]);
});

test("'Load More' adds the next accounts below, while there are more", async () => {
  show(({ after }) =>
    after
      ? userPage([anAccount({ id: 3, name: 'Orpah' })])
      : userPage([anAccount({ id: 2, name: 'Naomi' })], 'next'),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
  await row(/Orpah/);
  expect(names().map((name) => name?.slice(-5))).toEqual(['Naomi', 'Orpah']);
  await waitFor(() => expect(announced()).toBe('1 more user'));
  expect(screen.getByRole('button', { name: 'Actions for Orpah' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
});

test('while the users are loading, screen readers are notified', async () => {
  show(() => new Promise(() => undefined));
  expect(await screen.findByText('Loading users')).toBeInTheDocument();
  await expectAccessible();
});

test('without users an empty state is shown', async () => {
  show(() => userPage([]));
  expect(await screen.findByRole('heading', { name: 'No users yet' })).toBeInTheDocument();
});

test('users that could not be loaded can be requested again', async () => {
  let isDown = true;
  show(() => (isDown ? Promise.reject(new Error('connection lost')) : userPage([anAccount()])));
  expect(await screen.findByRole('heading', { name: 'The users could not be loaded' })).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await row(/Boaz/)).toBeInTheDocument();
});
