import { useLingui } from '@lingui/react/macro';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeLocale, openCatalogs, page } from 'kit';
import { expectAccessible, Refused, renderScene, ruth } from 'kit/testing';
import { useState } from 'react';
import { LanguageMenu } from './LanguageMenu';

const registry = {
  remotes: { 'mf-wall': { version: 'v1', routes: [{ path: '/prayers', label: 'El muro' }] } },
};
const requested: string[] = [];

beforeEach(async () => {
  requested.length = 0;
  globalThis.fetch = (async (address: string) => {
    requested.push(address);
    // The id of 'Send' by Lingui's rule.
    const answer = address === '/mf/registry' ? registry : { JlFcis: ['Enviar'] };
    return { ok: true, json: async () => answer };
  }) as unknown as typeof fetch;
  page.registry.remotes = { 'mf-wall': { version: 'v1', routes: [] } } as never;
  await openCatalogs({ folder: '/locales/', locales: ['es', 'he'] });
});

afterEach(() =>
  act(async () => {
    await changeLocale('en');
    page.locale = 'en';
    page.registry.remotes = {};
    Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' });
    document.cookie = 'locale=; Max-Age=0; Path=/';
  }),
);

/** A form beside the menu: what is typed must stay. */
function Page() {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  return (
    <>
      <input aria-label="words" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <button>{t`Send`}</button>
      <LanguageMenu />
    </>
  );
}

test('the menu has every language by its own name', async () => {
  renderScene(<LanguageMenu />);
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveDisplayValue('English');
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toHaveLength(13);
  expect(names).toEqual(expect.arrayContaining(['Español', '简体中文', 'עברית', 'Kiswahili']));
  await expectAccessible();
});

test('a choice changes the page without losing what was typed, and is kept in a cookie', async () => {
  const { calls } = renderScene(<Page />);
  await userEvent.type(screen.getByRole('textbox'), 'for my son');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'es');
  expect(await screen.findByRole('button', { name: 'Enviar' })).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('for my son');
  expect(document.documentElement).toHaveAttribute('lang', 'es');
  expect(document.cookie).toContain('locale=es');
  expect(page.registry.remotes['mf-wall']!.routes[0]!.label).toBe('El muro');
  expect(calls).toEqual([]);

  await userEvent.selectOptions(screen.getByRole('combobox'), 'he');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'rtl'));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'en');
  expect(await screen.findByRole('button', { name: 'Send' })).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  expect(requested).toEqual(
    expect.arrayContaining(['/locales/es.json', '/locales/es.rest.json', '/locales/he.json']),
  );
  expect(requested.filter((address) => address === '/locales/es.json')).toHaveLength(1);
});

test('a member’s choice is kept with the account; a failure of that is said', async () => {
  const { calls } = renderScene(<Page />, {
    as: ruth,
    responses: {
      SetLocale: ({ locale }) => {
        if (locale === 'he') throw new Refused('INTERNAL_SERVER_ERROR', 'Broken');
        return { setLocale: { __typename: 'Viewer', id: ruth.id, locale } };
      },
    },
  });
  await userEvent.selectOptions(screen.getByRole('combobox'), 'es');
  await waitFor(() => expect(calls).toEqual([{ operation: 'SetLocale', variables: { locale: 'es' } }]));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'he');
  expect(await screen.findByText(/Your account could not be changed/)).toBeInTheDocument();
});
