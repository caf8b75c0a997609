import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { transformSync } from '@swc/core';
import { parse } from 'acorn';
import { withPlugins } from './swcPlugins.mjs';

const idForm = /^[\w-]{6}$/;
const mayHaveMessages = /\bid: "[\w-]{6}"/;

/** Transforms TypeScript, its macros and its styles to JavaScript, as swc does in webpack; for other bundlers. */
export function transformMacros(source, file) {
  return transformSync(source, {
    filename: file,
    configFile: false,
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      experimental: withPlugins(file),
    },
  }).code;
}

/**
 * Compiles the English texts in a transformed module, which Lingui's runtime would have to parse in the browser, with a
 * parser that is larger than itself, and removes what is only for translators.
 */
export function compileMessages(code) {
  const edits = messagesIn(code).flatMap(({ text, literal, hints }) => [
    { ...literal, by: JSON.stringify(compileMessage(text)) },
    ...hints.map(({ start, end }) => ({ start, end, by: '' })),
  ]);
  edits.sort((one, other) => other.start - one.start);
  return edits.reduce((result, { start, end, by }) => result.slice(0, start) + by + result.slice(end), code);
}

/** The id that the macros give to a text. The plugin writes it for addresses, the library of version 5 does not. */
export const idOf = (text, context) =>
  generateMessageId(text, context).replaceAll('+', '-').replaceAll('/', '_');

/** The messages in a source: their English texts with what is only for translators. */
export function messagesOf(source, file) {
  return messagesIn(transformMacros(source, file)).map(({ text, context, comment }) => ({
    text,
    context,
    comment,
  }));
}

/** The messages as the macros leave them: `{ id: 'YgUAAV', message: 'Say amen', … }`. */
function messagesIn(code) {
  if (!mayHaveMessages.test(code)) return [];
  return [...objectsIn(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }))].flatMap(
    ({ properties }) => {
      const valueOf = (name) => properties.find(({ key }) => key?.name === name)?.value;
      const literal = valueOf('message');
      if (typeof literal?.value !== 'string' || !idForm.test(valueOf('id')?.value)) return [];
      // Each with the comma before it: `id` is first.
      const hints = properties.flatMap(({ key, end }, index) =>
        /^(?:comment|context)$/.test(key?.name) ? [{ start: properties[index - 1].end, end }] : [],
      );
      const [context, comment] = ['context', 'comment'].map((name) => valueOf(name)?.value);
      return [{ text: literal.value, literal, hints, context, comment }];
    },
  );
}

function* objectsIn(node) {
  if (node.type === 'ObjectExpression') yield node;
  for (const child of Object.values(node)) {
    for (const one of Array.isArray(child) ? child : [child]) if (one?.type) yield* objectsIn(one);
  }
}
