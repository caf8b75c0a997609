import { gql, type TypedDocumentNode } from '@apollo/client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messageTexts } from 'schema/messageTexts';
import * as z from 'zod/mini';
import { useDraftForm } from '../../forms';
import { activate } from '../../locale/catalogs';
import { Refused, renderScene, type Responses } from '../../testing';
import { useWrite } from '../data/useWrite';
import { page } from '../page/page';
import { refusalText } from './refusals';

const SendDocument: TypedDocumentNode<{ send: boolean }, { title: string }> = gql`
  mutation Send($title: String!) {
    send(title: $title)
  }
`;

const rule = z.object({ title: z.string().check(z.trim(), z.minLength(1, 'Title is required')) });

function Letter() {
  const [send] = useWrite(SendDocument, { failure: { fallback: 'Failed to send' } });
  const { register, formState, submit } = useDraftForm({
    draft: 'letter',
    rule,
    initial: { title: '' },
    write: send,
  });
  return (
    <form noValidate onSubmit={submit}>
      <input aria-label="Title" {...register('title')} />
      <output>{formState.errors.title?.message}</output>
      <button type="submit">Send</button>
    </form>
  );
}

const { TITLE_REQUIRED, TITLE_TOO_LONG, TITLE_MUST_BE_SHORTER, LAST_ADMIN_LEAVES, LAST_ADMIN_OF_GROUPS } =
  messageTexts;
const requested: string[] = [];
const catalogs: Record<string, Record<string, unknown>> = {
  '/locales/de.refusals.json': {
    [TITLE_REQUIRED.id]: ['Bitte gib einen Titel an'],
    [TITLE_TOO_LONG.id]: ['Der Titel ist zu lang'],
    [TITLE_MUST_BE_SHORTER.id]: [
      'Der Titel darf höchstens ',
      ['most', 'plural', { one: ['#', ' Zeichen'], other: ['#', ' Zeichen'] }],
      ' haben',
    ],
    [LAST_ADMIN_OF_GROUPS.id]: ['Bitte mach zuerst jemand anderen zum Admin von ', ['groups']],
    [LAST_ADMIN_LEAVES.id]: ['Bitte mach zuerst jemand anderen in ', ['group'], ' zum Admin'],
  },
};

beforeAll(() => {
  page.catalogs = { folder: '/locales/', locales: ['de'] };
  globalThis.fetch = (async (address: string) => {
    requested.push(address);
    const found = catalogs[address];
    return { ok: found !== undefined, json: async () => found };
  }) as unknown as typeof fetch;
});
beforeEach(() => sessionStorage.clear());
afterEach(() => act(async () => activate('en')));

const send =
  (title = '') =>
  async () => {
    if (title) await userEvent.type(screen.getByLabelText('Title'), title);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  };
const refuse = (message: string): Responses => ({
  Send: () => {
    throw new Refused('BAD_USER_INPUT', message, [{ path: 'title', message }]);
  },
});

test.each([
  ['en', 'Title is required', 'Title too long'],
  ['de', 'Bitte gib einen Titel an', 'Der Titel ist zu lang'],
])('in %s a form says what its rule and the server say, at the field and in a toast', async (...texts) => {
  const [locale, required, tooLong] = texts;
  activate(locale);
  renderScene(<Letter />, { responses: refuse('Title too long') });
  await send()();
  expect(await screen.findByText(required)).toBeVisible();
  await send('Peace')();
  // The field and the toast.
  await waitFor(() => expect(screen.getAllByText(tooLong).length).toBeGreaterThan(1));
  expect(screen.getByLabelText('Title').nextSibling).toHaveTextContent(tooLong);
});

test('English loads nothing for it, another language one catalog', () => {
  expect(requested).toEqual(['/locales/de.refusals.json']);
});

test.each([
  ['Title must be less than 2,000 characters', undefined, 'Der Titel darf höchstens 2.000 Zeichen haben'],
  [
    'Please make somebody else an admin of Ruth’s before you leave',
    'LAST_ADMIN_LEAVES',
    'Bitte mach zuerst jemand anderen in Ruth’s zum Admin',
  ],
  [
    'Please make somebody else an admin of these groups first: Gleaners, Ruth’s, Watch',
    'LAST_ADMIN_OF_GROUPS',
    'Bitte mach zuerst jemand anderen zum Admin von Gleaners, Ruth’s und Watch',
  ],
  ['A title is needed', 'TITLE_REQUIRED', 'Bitte gib einen Titel an'],
  ['Titles have to be shorter', 'TITLE_MUST_BE_SHORTER', 'Titles have to be shorter'],
  ['The moon is full', 'MOON_FULL', 'The moon is full'],
  ['The moon is full', 'toString', 'The moon is full'],
  ['Prayer not found', 'PRAYER_NOT_FOUND', 'Prayer not found'],
])('%s (%s)', async (message, code, shown) => {
  activate('de');
  expect(await refusalText({ message, code })).toBe(shown);
});
