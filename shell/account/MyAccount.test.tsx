import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeLocale } from 'kit';
import { expectAccessible, Refused, renderScene, ruth, type Responses } from 'kit/testing';
import { Header } from '../chrome/Header';

const viewer = {
  __typename: 'Viewer',
  id: ruth.id,
  name: 'Ruth Moab',
  firstName: 'Ruth',
  lastName: 'Moab',
  displayName: null as string | null,
  timeZone: 'Asia/Jerusalem',
};

// A few zones, because four hundred options would slow the tests down.
const known = ['Africa/Nairobi', 'America/New_York', 'Asia/Jerusalem', 'Europe/Paris', 'Pacific/Auckland'];
beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(known);
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function open(responses: Responses = {}) {
  const { calls } = renderScene(<Header />, {
    as: ruth,
    responses: {
      UnreadNotificationCount: () => ({ unreadNotificationCount: 0 }),
      NotificationSettings: () => ({ notificationSettings: [] }),
      MyAccount: () => ({ viewer }),
      WaysToSignIn: () => ({ passkeys: [], waysToSignIn: [] }),
      Sessions: () => ({ sessions: [] }),
      UpdateProfile: ({ input }) => ({ updateProfile: { ...viewer, ...(input as object) } }),
      ...responses,
    },
  });
  const header = within(screen.getByRole('banner'));
  await userEvent.click(header.getByRole('button', { name: 'Ruth Moab' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'My account' }));
  const dialog = await accountDialog();
  await dialog.findByRole('heading', { name: 'Profile' });
  const saved = () =>
    calls.filter(({ operation }) => operation === 'UpdateProfile').map(({ variables }) => variables.input);
  return { header, dialog, saved };
}

const accountDialog = async () => within(await screen.findByRole('dialog', { name: 'My account' }));

type Dialog = Awaited<ReturnType<typeof open>>['dialog'];

const nameField = (dialog: Dialog) => dialog.findByRole('textbox', { name: 'Name shown to others' });
const zoneField = (dialog: Dialog) => dialog.findByRole<HTMLSelectElement>('combobox', { name: 'Time zone' });
const save = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Save' }));

test("the name's menu opens 'My account' with its parts", async () => {
  const { dialog } = await open();
  await nameField(dialog);
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'Notification settings',
    'Ways to sign in',
    'Where you are signed in',
    'My data',
    'Delete account',
  ]);
  await expectAccessible();
});

test("the profile shows the member's chosen name and time zone", async () => {
  const { dialog } = await open({
    MyAccount: () => ({ viewer: { ...viewer, displayName: 'Ruth of Moab' } }),
  });
  expect(await nameField(dialog)).toHaveValue('Ruth of Moab');
  const zone = await zoneField(dialog);
  expect(zone).toHaveValue('Asia/Jerusalem');
  expect(zone.selectedOptions[0]).toHaveTextContent(/^Jerusalem \(UTC\+[23]\)/);
});

test('without a chosen name the field is empty', async () => {
  const { dialog } = await open();
  expect(await nameField(dialog)).toHaveValue('');
});

test("the zones are all that the browser knows, the browser's own first", async () => {
  const { dialog } = await open();
  const zones = [...(await zoneField(dialog)).options].map(({ value }) => value);
  expect(zones[0]).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(zones).toEqual(expect.arrayContaining(known));
  expect(new Set(zones).size).toBe(zones.length);
});

test('the zones are named in the language that is chosen while they are shown', async () => {
  const { dialog } = await open();
  const zone = await zoneField(dialog);
  await act(() => changeLocale('de'));
  expect(zone.selectedOptions[0]).toHaveTextContent(/^Jerusalem \(Israelische Zeit, UTC\+[23]\)/);
  await act(() => changeLocale('en'));
  expect(zone.selectedOptions[0]).toHaveTextContent(/^Jerusalem \(UTC\+[23]\)/);
});

test("saving says 'Saving...', then 'Account updated', and the header's name follows", async () => {
  let respond: (data: object) => void = () => undefined;
  const { dialog, header, saved } = await open({
    UpdateProfile: () => new Promise<object>((resolve) => (respond = resolve)),
  });
  await userEvent.type(await nameField(dialog), '  Ruth of Bethlehem ');
  await userEvent.selectOptions(await zoneField(dialog), 'Europe/Paris');
  await save(dialog);
  expect(dialog.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');

  respond({ updateProfile: { ...viewer, displayName: 'Ruth of Bethlehem', timeZone: 'Europe/Paris' } });
  expect(await screen.findByText('Account updated')).toBeInTheDocument();
  expect(header.getByText('Ruth of Bethlehem')).toBeInTheDocument();
  expect(saved()).toEqual([{ displayName: 'Ruth of Bethlehem', timeZone: 'Europe/Paris' }]);
});

test("an empty name restores the identity provider's, and an untouched zone is not sent", async () => {
  const { dialog, header, saved } = await open({
    MyAccount: () => ({ viewer: { ...viewer, displayName: 'Naomi’s Ruth' } }),
  });
  await userEvent.clear(await nameField(dialog));
  await save(dialog);
  expect(await screen.findByText('Account updated')).toBeInTheDocument();
  expect(header.getByText('Ruth Moab')).toBeInTheDocument();
  expect(saved()).toEqual([{ displayName: null }]);
});

test('a name of more than 100 characters is refused at its field and not sent', async () => {
  const { dialog, saved } = await open();
  const field = await nameField(dialog);
  await userEvent.click(field);
  await userEvent.paste('🕊'.repeat(101));
  await save(dialog);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/Name too long/);
  expect(saved()).toEqual([]);

  await userEvent.clear(field);
  await userEvent.paste('🕊'.repeat(100));
  await save(dialog);
  await waitFor(() => expect(saved()).toEqual([{ displayName: '🕊'.repeat(100) }]));
});

test('a refusal shows a message and the error at its field, and the draft stays', async () => {
  const { dialog, header } = await open({
    UpdateProfile: () => {
      throw new Refused('BAD_USER_INPUT', 'This name is reserved', [
        { path: 'displayName', message: 'Please choose another name' },
      ]);
    },
  });
  const field = await nameField(dialog);
  await userEvent.type(field, 'The Shepherd');
  await save(dialog);
  expect(await screen.findByText('This name is reserved')).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
  expect(field).toHaveAccessibleDescription(/Please choose another name/);
  expect(field).toHaveValue('The Shepherd');
  expect(header.getByText('Ruth Moab')).toBeInTheDocument();
});

test('an unsaved profile is there again after the dialog was closed, and can be discarded', async () => {
  const { dialog, header } = await open();
  expect(dialog.queryByRole('button', { name: 'Discard Changes' })).not.toBeInTheDocument();
  await userEvent.type(await nameField(dialog), 'Ruth of Bethlehem');
  await userEvent.selectOptions(await zoneField(dialog), 'Europe/Paris');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await userEvent.click(header.getByRole('button', { name: 'Ruth Moab' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'My account' }));
  const again = await accountDialog();
  expect(await nameField(again)).toHaveValue('Ruth of Bethlehem');
  expect(await zoneField(again)).toHaveValue('Europe/Paris');
  await expectAccessible();

  await userEvent.click(again.getByRole('button', { name: 'Discard Changes' }));
  expect(await nameField(again)).toHaveValue('');
  expect(await zoneField(again)).toHaveValue('Asia/Jerusalem');
  expect(again.queryByRole('button', { name: 'Discard Changes' })).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

test('a profile that could not be saved stays in the tab until it has been saved', async () => {
  let isBroken = true;
  const { dialog } = await open({
    UpdateProfile: ({ input }) => {
      if (isBroken) throw new TypeError('Failed to fetch');
      return { updateProfile: { ...viewer, ...(input as object) } };
    },
  });
  await userEvent.type(await nameField(dialog), 'Ruth of Bethlehem');
  await save(dialog);
  expect(await screen.findByText('Error')).toBeInTheDocument();
  expect(await nameField(dialog)).toHaveValue('Ruth of Bethlehem');
  expect(sessionStorage).toHaveLength(1);

  isBroken = false;
  await save(dialog);
  expect(await screen.findByText('Account updated')).toBeInTheDocument();
  expect(await nameField(dialog)).toHaveValue('Ruth of Bethlehem');
  expect(sessionStorage).toHaveLength(0);
});

test("'Notification settings' opens the settings, and the focus returns to it", async () => {
  const { dialog } = await open();
  const button = dialog.getByRole('button', { name: 'Notification settings' });
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Notification settings' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Notification settings' })).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test("'Download my data' saves the member's export as a file", async () => {
  const { dialog } = await open();
  const link = dialog.getByRole('link', { name: 'Download my data' });
  expect(link).toHaveAttribute('href', '/api/my-data');
  expect(link).toHaveAttribute('download', 'my-data.json');
});

test('while the profile is loading, the dialog says so', async () => {
  const { dialog } = await open({ MyAccount: () => new Promise<object>(() => undefined) });
  expect(await dialog.findByText('Loading your profile')).toBeInTheDocument();
});

test('when the profile could not be loaded, Try Again requests it again, and the other parts are shown', async () => {
  let isBroken = true;
  const { dialog } = await open({
    MyAccount: () => {
      if (isBroken) throw new TypeError('Failed to fetch');
      return { viewer };
    },
  });
  expect(
    await dialog.findByRole('heading', { name: 'Your profile could not be loaded' }),
  ).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Download my data' })).toBeInTheDocument();
  isBroken = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Try Again' }));
  expect(await nameField(dialog)).toBeInTheDocument();
});
