import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Writes index.html: the template with what it needs by their hashed names, the icon, the fonts that every page reads
 * first, and the entry's scripts. Where one address alone needs another file at once, it says so to the gateway
 * (gateway/src/pages/render.ts).
 *
 * @param {{ template: string, icon: string, fonts: RegExp[], chunks: Record<string, string> }} page
 *   chunks: the chunk that an address needs at once
 */
export function pageTemplate({ template, icon, fonts, chunks }) {
  return {
    apply(compiler) {
      const { Compilation, sources } = compiler.webpack;
      compiler.hooks.thisCompilation.tap('pageTemplate', (compilation) => {
        compilation.fileDependencies.add(template);
        compilation.hooks.processAssets.tap(
          { name: 'pageTemplate', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
          () => {
            const scripts = compilation.entrypoints
              .get('shell')
              .getFiles()
              .filter((file) => file.endsWith('.js'))
              .map((file) => `<script defer src="/${file}"></script>`)
              .join('\n    ');
            const iconFile = emitIcon(compilation, sources, icon);
            const html = readFileSync(template, 'utf8')
              .replace('<!--icon-->', `<link rel="icon" href="/${iconFile}" type="image/svg+xml" />`)
              .replace('<!--fonts-->', preloadsOf(compilation, fonts))
              .replace('<!--chunks-->', chunksOf(compilation, chunks))
              .replace('<!--scripts-->', scripts);
            // Minified it would lose the comments where the gateway writes into the page.
            compilation.emitAsset('index.html', new sources.RawSource(html), { minimized: true });
          },
        );
      });
    },
  };
}

function emitIcon(compilation, sources, icon) {
  const drawing = readFileSync(icon);
  const hash = createHash('sha256').update(drawing).digest('hex').slice(0, 10);
  const file = `assets/favicon.${hash}.svg`;
  compilation.emitAsset(file, new sources.RawSource(drawing));
  return file;
}

function preloadsOf(compilation, fonts) {
  return Object.keys(compilation.assets)
    .filter((file) => fonts.some((font) => font.test(file)))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin />`)
    .join('\n    ');
}

function chunksOf(compilation, chunks) {
  return Object.entries(chunks)
    .flatMap(([address, name]) =>
      [...compilation.namedChunks.get(name).files]
        .filter((file) => file.endsWith('.js'))
        .map((file) => `<!--${address} needs /${file}-->`),
    )
    .join('\n    ');
}
