import { readFile } from 'node:fs/promises';
import { compileMessages, transformMacros } from './messages.mjs';

const needsSwc = /\/macro'|from '(?:kit|styled-components)'/;

/** What swc's plugins do, for esbuild: Lingui's macros, and styles as in the program. English texts are compiled. */
export const swcPlugin = {
  name: 'swc',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      if (!needsSwc.test(source)) return null;
      return { contents: compileMessages(transformMacros(source, file)), loader: 'js' };
    });
  },
};
