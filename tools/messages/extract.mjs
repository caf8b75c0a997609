import { readFileSync } from 'node:fs';
import path from 'node:path';
import { messagesOf } from '../../kit/build/messages.mjs';
import { readDeclaration } from '../../kit/build/declaration.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { filesUnder } from '../../scripts/tree/stamps.mjs';
import { keyOf } from './catalog.mjs';

/**
 * @typedef {object} Message
 * @property {string} text in English
 * @property {string | null} context distinguishes equal texts
 * @property {string[]} comments for translators
 * @property {string[]} files where it is used, from the root of the repository
 */

/**
 * The messages in a package's sources, in their order, as the build's own transform finds them.
 *
 * @param {string} name of the package's folder
 * @returns {Promise<Message[]>}
 */
export async function extractMessages(name) {
  const found = new Map();
  const add = ({ text, context = null, comment }, file) => {
    const key = keyOf(text, context);
    const message = found.get(key) ?? { text, context, comments: [], files: [] };
    found.set(key, message);
    if (comment && !message.comments.includes(comment)) message.comments.push(comment);
    if (!message.files.includes(file)) message.files.push(file);
  };

  for (const file of filesUnder(inRoot(name)).filter(isSource).sort()) {
    const source = readFileSync(file, 'utf8');
    const at = path.relative(inRoot(), file);
    if (source.includes("/macro'")) for (const message of messagesOf(source, file)) add(message, at);
    if (file === inRoot(name, 'area.ts')) {
      const { routes } = await readDeclaration(inRoot(name));
      for (const { title, label, navigation } of routes) {
        add({ text: title, comment: 'The title of a page.' }, at);
        add({ text: label, comment: 'A part of the site, at the beginning of a sentence.' }, at);
        if (navigation) add({ text: navigation.label, comment: 'A link in the header.' }, at);
      }
    }
  }
  return [...found.values()];
}

const isSource = (file) => /\.tsx?$/.test(file) && !/\.test\.|[\\/](?:testing|gen|stories)[\\/]/.test(file);
