import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderScene, ruth } from 'kit/testing';
import { aHelpline, communitySettings } from '../testing/community';
import { Community } from './Community';
import { readLines, writeLines } from './helplineLines';

/** Shows the settings of a site that saves. Returns what was saved. */
function show(own: object = {}) {
  const saved: object[] = [];
  let settings = own;
  renderScene(<Community />, {
    as: { ...ruth, isSiteAdmin: true },
    responses: {
      CommunitySettings: () => communitySettings(settings),
      SetCommunitySettings: ({ input }) => {
        saved.push(input as object);
        settings = { ...settings, ...(input as object) };
        return { setCommunitySettings: communitySettings(settings).communitySettings };
      },
    },
  });
  return saved;
}

beforeEach(() => sessionStorage.clear());

const name = () => screen.findByRole('textbox', { name: 'Community name' });

test('only what was changed is saved, and Undo takes it back', async () => {
  const user = userEvent.setup();
  const saved = show();
  await user.clear(await name());
  await user.type(await name(), 'Grace Chapel');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Default language' }), 'de');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. Pages show it when they are opened next.')).toBeInTheDocument();
  expect(saved).toEqual([{ productName: 'Grace Chapel', defaultLocale: 'de' }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(saved[1]).toEqual({ productName: 'Prayer Wall', defaultLocale: 'en' }));
  expect(await name()).toHaveValue('Prayer Wall');
  await expectAccessible();
});

test('a wrong mailbox is said at its field, and nothing is saved', async () => {
  const user = userEvent.setup();
  const saved = show();
  await name();
  const mailbox = screen.getByRole('textbox', { name: 'Mailbox for prayers' });
  await user.clear(mailbox);
  await user.type(mailbox, 'nobody');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
  expect(saved).toEqual([]);
});

test('what the configuration says cannot be changed, and says so', async () => {
  show({ fixed: ['productName', 'crisisLines'] });
  expect(await name()).toHaveAttribute('readonly');
  expect(await name()).toHaveAccessibleDescription('Set in the configuration of the site.');
  expect(screen.queryByRole('button', { name: 'Save helplines' })).toBeNull();
});

test('what the configuration says is not judged', async () => {
  const user = userEvent.setup();
  const saved = show({ fixed: ['donationUrl', 'crisisLines'], donationUrl: 'http://grace.example/give' });
  await user.clear(await name());
  await user.type(await name(), 'Grace Chapel');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toEqual([{ productName: 'Grace Chapel' }]));
});

test('own helplines are lines of text; a line that is none is named', async () => {
  const user = userEvent.setup();
  const saved = show();
  await name();
  const lines = screen.getByRole('textbox', { name: 'Country, its two letters, name, telephone, page' });
  expect(lines).toHaveValue('Kenya; KE; Befrienders Kenya; 0722 178 177; https://www.befrienderskenya.org');
  await user.type(lines, '{enter}Uganda; Uganda; Helpline');
  await user.click(screen.getByRole('button', { name: 'Save helplines' }));
  expect(
    await screen.findByText(/^Line 2 cannot be read. It must look like this: Kenya; KE; /),
  ).toBeInTheDocument();
  await user.clear(lines);
  await user.type(lines, 'Uganda; ug; Mental Health Uganda; ; ');
  await user.click(screen.getByRole('button', { name: 'Save helplines' }));
  expect(await screen.findByText('Line 1: please give a telephone number or a page.')).toBeInTheDocument();
  await user.clear(lines);
  await user.type(lines, 'Uganda; ug; Mental Health Uganda; 0800 21 21 21');
  await user.click(screen.getByRole('button', { name: 'Save helplines' }));
  const own = {
    country: 'Uganda',
    countryCode: 'UG',
    name: 'Mental Health Uganda',
    phone: '0800 21 21 21',
    url: null,
  };
  await waitFor(() => expect(saved).toEqual([{ crisisLines: [own] }]));
});

test('a helpline has a telephone or a page', () => {
  expect(readLines('Kenya; KE; Befrienders Kenya; ; ')).toEqual({
    lines: [],
    wrong: { number: 1, isUnreachable: true },
  });
});

test('lines are read as they are written', () => {
  const { __typename: _, ...line } = aHelpline;
  const lines = [line, { ...line, phone: null }, { ...line, url: null }];
  expect(readLines(`\n${writeLines(lines)}\n\n`)).toEqual({ lines, wrong: null });
  expect(readLines(writeLines(lines).replaceAll(';', '؛').replace('؛', '；'))).toEqual({
    lines,
    wrong: null,
  });
});
