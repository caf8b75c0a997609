import { readFile } from 'node:fs/promises';
import { compileMessages, transformMacros } from './messages.mjs';

/** Lingui's macros for esbuild, which does not know them; English texts are compiled. */
export const macros = {
  name: 'macros',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      if (!source.includes("/macro'")) return null;
      return { contents: compileMessages(transformMacros(source, file)), loader: 'js' };
    });
  },
};
