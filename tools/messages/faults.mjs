import { compileMessage } from '@lingui/message-utils/compileMessage';

/** Forms for millions: no number of ours has them. */
const rareForms = { es: ['many'], fr: ['many'], it: ['many'], 'pt-BR': ['many'] };

/**
 * The parts that a translation has too many or too few of, where a reader would notice: '{name}', '<0>', or a form of a number such as 'few'.
 *
 * @param {string} text in English
 * @param {string} translation
 * @param {string} locale
 * @returns {string[]}
 */
export function faultsOf(text, translation, locale) {
  const [from, to] = [partsOf(text), partsOf(translation)];
  const needed = new Intl.PluralRules(locale)
    .resolvedOptions()
    .pluralCategories.filter((form) => !rareForms[locale]?.includes(form));
  return [
    ...[...from.shown].filter((part) => !to.shown.has(part)),
    ...[...to.shown].filter((part) => !from.shown.has(part)),
    ...to.numbers.flatMap((forms) => needed.filter((form) => !forms.includes(form))),
  ];
}

/** Values and elements of a message, braces of one that cannot be read, and the forms of each of its numbers. */
function partsOf(message) {
  const parts = { shown: new Set(), numbers: [] };
  collect(compileMessage(message), parts);
  return parts;
}

function collect(tokens, { shown, numbers }) {
  for (const token of [tokens].flat()) {
    if (typeof token === 'string') {
      for (const [part] of token.matchAll(/<\/?\d+\/?>|[{}]/g)) shown.add(part);
      continue;
    }
    const [name, kind, forms] = token;
    shown.add(`{${name}}`);
    if (kind === 'plural') numbers.push(Object.keys(forms));
    if (kind === 'plural' || kind === 'select')
      for (const form of Object.values(forms)) collect(form ?? '', { shown, numbers });
  }
}
