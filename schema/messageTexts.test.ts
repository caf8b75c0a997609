import { setupI18n } from '@lingui/core';
import { messageCodes, messages } from './messages';
import { messageTexts } from './messageTexts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('for each code the pages have a text that says what the server says, with the same in it', () => {
  const said = messageCodes.map((code) =>
    messages[code].replaceAll(/\{(\w+)\}/g, (_, name) => valueOf(name)),
  );
  const shown = messageCodes.map((code) =>
    i18n._({ ...messageTexts[code], values: valuesOf(messages[code]) }),
  );
  expect(shown).toEqual(said);
});

/** A number that is no other name's. */
const valueOf = (name: string) => String(name.length * 100 + name.charCodeAt(0));

const valuesOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, Number(valueOf(name!))]));
