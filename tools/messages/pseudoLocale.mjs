import { readFileSync } from 'node:fs';
import PO from 'pofile';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { idOf } from '../../kit/build/messages.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { templateOf } from './catalog.mjs';
import { translatedPackages } from './packages.mjs';

// Prints a compiled catalog of every English text of the site with accents and longer by about 40 %: 'Práåyéër Wáåll'.
// A layout that holds it holds the languages of the site (e2e/pseudoLocale.ts).
const accents = {
  ...{ a: 'áå', e: 'éë', i: 'íï', o: 'óö', u: 'úü', A: 'ÁÅ', E: 'ÉË', I: 'ÍÏ', O: 'ÓÖ', U: 'ÚÜ' },
  ...{ c: 'ç', n: 'ñ', s: 'š', y: 'ý', z: 'ž' },
};

const texts = translatedPackages.flatMap(
  (name) => PO.parse(readFileSync(templateOf(inRoot(name)), 'utf8')).items,
);
console.log(
  JSON.stringify(
    Object.fromEntries(
      texts.map(({ msgid, msgctxt }) => [idOf(msgid, msgctxt), compileMessage(msgid).map(lengthen)]),
    ),
  ),
);

/** A part of a compiled message: a text, which may have tags, or a value with its forms. */
function lengthen(part) {
  if (typeof part === 'string') return part.replace(/<[^>]*>|\w/g, (found) => accents[found] ?? found);
  const [name, format, forms] = part;
  if (typeof forms !== 'object') return part;
  const longer = Object.entries(forms).map(([form, parts]) => [
    form,
    Array.isArray(parts) ? parts.map(lengthen) : typeof parts === 'string' ? lengthen(parts) : parts,
  ]);
  return [name, format, Object.fromEntries(longer)];
}
