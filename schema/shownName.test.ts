import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { shownName, shownNameOf } from './shownName';

const nobody = { firstName: null, lastName: null, name: null };
const english = setupI18n({ locale: 'en', messages: { en: {} } });
const german = setupI18n({
  locale: 'de',
  messages: { de: { [msg`Anonymous`.id]: 'Anonym', [msg`Community Member`.id]: 'Mitglied' } },
});

test.each([
  [null, 'Anonymous', 'Anonym'],
  [nobody, 'Community Member', 'Mitglied'],
  [{ ...nobody, name: 'Ruth' }, 'Ruth', 'Ruth'],
  // Somebody's own name, whatever it means.
  [{ ...nobody, name: 'Anonymous' }, 'Anonymous', 'Anonymous'],
])('%j', (author, inEnglish, inGerman) => {
  expect([shownName(author, english), shownName(author, german)]).toEqual([inEnglish, inGerman]);
});

test.each([
  [null, 'Anonymous', 'Anonym'],
  ['Community Member', 'Community Member', 'Mitglied'],
  ['Ruth', 'Ruth', 'Ruth'],
])('what the API calls %j', (name, inEnglish, inGerman) => {
  expect([shownNameOf(name, english), shownNameOf(name, german)]).toEqual([inEnglish, inGerman]);
});
