import { readFileSync } from 'node:fs';
import PO from 'pofile';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { idOf } from '../../kit/build/messages.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { catalogOf } from './catalog.mjs';
import { translatedPackages } from './packages.mjs';

// Prints a compiled catalog of every Arabic text of the site, lengthened until it is 40 % wider than the English: 'صصلللااةةة'.
// A layout that holds it holds the languages of the site (e2e/pseudoLocale.ts).

/** 1.4, and a fifth more, because Arabic letters are a sixth narrower than Latin ones. */
const longer = 1.7;
const letters = /\p{Letter}(?![^<]*>)/gu;

const texts = translatedPackages.flatMap(
  (name) => PO.parse(readFileSync(catalogOf(inRoot(name), 'ar'), 'utf8')).items,
);
console.log(
  JSON.stringify(
    Object.fromEntries(
      texts.map(({ msgid, msgctxt, msgstr }) => {
        const english = compileMessage(msgid);
        const arabic = compileMessage(msgstr[0] || msgid);
        const times = (longer * lettersOf(english)) / lettersOf(arabic);
        return [idOf(msgid, msgctxt), arabic.map((part) => lengthened(part, times))];
      }),
    ),
  ),
);

/** The number of letters of a compiled message; of a value's forms, those of the longest. */
function lettersOf(parts) {
  const numbers = parts.map((part) => {
    if (typeof part === 'string') return part.match(letters)?.length ?? 0;
    return Math.max(0, ...formsOf(part).map(([, form]) => lettersOf([form].flat())));
  });
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** A part of a compiled message with its letters repeated `times` on average, each at least once. */
function lengthened(part, times) {
  if (typeof part !== 'string') {
    const forms = formsOf(part).map(([name, form]) => [
      name,
      [form].flat().map((of) => lengthened(of, times)),
    ]);
    return forms.length === 0 ? part : [...part.slice(0, 2), { ...part[2], ...Object.fromEntries(forms) }];
  }
  let owed = 0;
  return part.replace(letters, (letter) => {
    owed += Math.max(times, 1);
    const now = Math.floor(owed);
    owed -= now;
    return letter.repeat(now);
  });
}

/** The forms of a value, `[name, 'plural', { one, other, offset }]`, by name. */
function formsOf([, , forms]) {
  return Object.entries(typeof forms === 'object' ? forms : {}).filter(([name]) => name !== 'offset');
}
