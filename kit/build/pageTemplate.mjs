import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { firstPaint } from './firstPaint.mjs';

/**
 * Writes index.html: the template with what it needs by their hashed names, the icon, the fonts that every page reads
 * first, and the entry's scripts. Where one address alone needs another file at once, or has been painted, it says so to
 * the gateway (gateway/src/pages/render.ts, template.ts).
 *
 * @param {{ template: string, icon: string, fonts: RegExp[], chunks: Record<string, string>, painter: string,
 *   starter: string }} page
 *   chunks: the chunk that an address needs at once; painter: what paints addresses (firstPaint.mjs);
 *   starter: the script by which the program of a painted page begins
 */
export function pageTemplate({ template, icon, fonts, chunks, painter, starter }) {
  return {
    apply(compiler) {
      const { Compilation, sources } = compiler.webpack;
      compiler.hooks.thisCompilation.tap('pageTemplate', (compilation) => {
        compilation.fileDependencies.add(template);
        compilation.hooks.processAssets.tapPromise(
          { name: 'pageTemplate', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
          async () => {
            const [program] = compilation.entrypoints
              .get('shell')
              .getFiles()
              .filter((file) => file.endsWith('.js'));
            const iconFile = emitIcon(compilation, sources, icon);
            const html = readFileSync(template, 'utf8')
              .replace('<!--icon-->', `<link rel="icon" href="/${iconFile}" type="image/svg+xml" />`)
              .replace('<!--fonts-->', preloadsOf(compilation, fonts))
              .replace('<!--chunks-->', chunksOf(compilation, chunks));
            const painted =
              compiler.options.mode === 'production'
                ? await emitPaintings(compilation, sources, html, { painter, starter, program })
                : '';
            // Minified it would lose the comments where the gateway writes into the page.
            compilation.emitAsset(
              'index.html',
              new sources.RawSource(
                html
                  .replace('<!--painted-->', painted)
                  .replace('<!--scripts-->', `<script defer src="/${program}"></script>`),
              ),
              { minimized: true },
            );
          },
        );
      });
    },
  };
}

function emitIcon(compilation, sources, icon) {
  const drawing = readFileSync(icon);
  const file = `assets/favicon.${hashOf(drawing)}.svg`;
  compilation.emitAsset(file, new sources.RawSource(drawing));
  return file;
}

/** The page with what each address shows painted into it, in files beside it; its program waits for the first frame. */
async function emitPaintings(compilation, sources, html, { painter, starter, program }) {
  const fonts = Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2'));
  const fileOf = (font) =>
    `/${fonts.find((file) => path.basename(file).startsWith(path.parse(font).name + '.'))}`;
  const paintings = await firstPaint({ entry: painter, fileOf });
  const start = readFileSync(starter);
  const startFile = `assets/start.${hashOf(start)}.js`;
  compilation.emitAsset(startFile, new sources.RawSource(start));
  const scripts = [
    `<link rel="preload" as="script" fetchpriority="low" href="/${program}" />`,
    `<script defer src="/${startFile}" data-program="/${program}"></script>`,
  ].join('\n    ');
  return Object.entries(paintings)
    .map(([address, { html: elements, css }]) => {
      // Areas' pages are replaced by what the program draws, the shell's own are taken over.
      const mark = elements.includes('<painted-area>') ? ' data-stand-in' : '';
      const page = html
        .replace('<!--painted-->', () => css)
        .replace('<!--scripts-->', scripts)
        .replace('<div id="root"></div>', () => `<div id="root"${mark}>${elements}</div>`);
      const file = `assets/painted.${hashOf(page)}.txt`;
      // Minified it would lose the comments by which React finds its way.
      compilation.emitAsset(file, new sources.RawSource(page), { minimized: true });
      return `<!--${address} painted ${file}-->`;
    })
    .join('\n    ');
}

const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 10);

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
