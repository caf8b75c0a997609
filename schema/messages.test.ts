import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { messageCodes, messages, readMessage } from './messages';

/** Every text of a rule file, which are messages but for descriptions; `{}` for what is filled in. */
function textsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8').replaceAll(
    /\/\*\*[^]*?\*\/|\/\/.*|^import .*|\.describe\([^)]*\)|RegExp\(.*/gm,
    '',
  );
  return Array.from(
    code.matchAll(/'([^'\n]*)'|`([^`]*)`|"[^"\n]*"/g),
    ([, plain, filled = '']) => plain ?? filled,
  )
    .filter((text) => text.includes(' '))
    .map((text) => text.replaceAll(/\$\{[^}]*\}/g, '{}'));
}

const ruleFiles = readdirSync(path.join(__dirname, 'rules'))
  .filter((name) => !name.includes('.test.'))
  .map((name) => path.join(__dirname, 'rules', name));

test.each(ruleFiles)('every message of %s has a code', (file) => {
  const unknown = textsOf(file).filter((text) => readMessage(text) === null);
  expect(unknown).toEqual([]);
});

test('the walk finds what a rule says, also with a number in it', () => {
  const found = ruleFiles.flatMap(textsOf);
  expect(found).toEqual(
    expect.arrayContaining([
      'Title too long',
      'Please enter a valid email address',
      'At most {} people can be invited at once',
      'Members must be from {} to {}',
    ]),
  );
});

test('each message has one code and each code one message, whatever fills it', () => {
  expect(new Set(Object.values(messages)).size).toBe(messageCodes.length);
  for (const code of messageCodes) {
    expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
    for (const filling of ['7', 'Gleaners {x} (1)', 'a\nb'])
      expect(readMessage(messages[code].replaceAll(/\{\w+\}/g, () => filling))?.code).toBe(code);
  }
});

test('what fills a message is read by its name, and other texts are none', () => {
  expect(readMessage('Members must be from 2 to 1000')).toEqual({
    code: 'MEMBERS_OUT_OF_RANGE',
    values: { least: '2', most: '1000' },
  });
  expect(readMessage('Title too long')).toEqual({ code: 'TITLE_TOO_LONG', values: {} });
  for (const text of ['', 'Title too long!', 'toString', 'Cannot query field "x"'])
    expect(readMessage(text)).toBeNull();
});
