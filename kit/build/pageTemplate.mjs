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
 *   starter: string, later: string[] }} page
 *   chunks: the chunk that an address needs at once; painter: what paints addresses (firstPaint.mjs);
 *   starter: the script by which the program begins; later: the chunks that it fetches ahead when there is time
 */
export function pageTemplate({ template, icon, fonts, chunks, painter, starter, later }) {
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
            const page =
              compiler.options.mode === 'production'
                ? await paint(
                    compilation,
                    sources,
                    html.replace(
                      '<!--scripts-->',
                      starting(compilation, sources, { starter, program, later }),
                    ),
                    painter,
                  )
                : html.replace('<!--scripts-->', `<script defer src="/${program}"></script>`);
            // Minified it would lose the comments where the gateway writes into the page.
            compilation.emitAsset('index.html', new sources.RawSource(page), { minimized: true });
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

/** The page with its ground, and in files beside it with what each address shows. */
async function paint(compilation, sources, bare, painter) {
  const fonts = Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2'));
  const fileOf = (font) =>
    `/${fonts.find((file) => path.basename(file).startsWith(path.parse(font).name + '.'))}`;
  const { ground, pages } = await firstPaint({ entry: painter, fileOf });
  const html = bare.replace('<!--ground-->', () => `<style id="ground" nonce="{{nonce}}">${ground}</style>`);
  const painted = Object.entries(pages).map(([address, { html: elements, css }]) => {
    // Areas' pages are replaced by what the program draws, the shell's own are taken over.
    const mark = elements.includes('<painted-area>') ? ' data-stand-in' : '';
    const page = html
      .replace('<!--painted-->', () => css)
      .replace('<div id="root"></div>', () => `<div id="root"${mark}>${elements}</div>`);
    const file = `assets/painted.${hashOf(page)}.txt`;
    // Minified it would lose the comments by which React finds its way.
    compilation.emitAsset(file, new sources.RawSource(page), { minimized: true });
    return `<!--${address} painted ${file}-->`;
  });
  return html.replace('<!--painted-->', painted.join('\n    '));
}

/** The program's file is on its way at once, and begun by the starter. */
function starting(compilation, sources, { starter, program, later }) {
  const start = readFileSync(starter);
  const file = `assets/start.${hashOf(start)}.js`;
  compilation.emitAsset(file, new sources.RawSource(start));
  const parts = later.flatMap((name) => scriptsOf(compilation, name));
  return [
    `<link rel="preload" as="script" fetchpriority="low" href="/${program}" />`,
    `<script defer src="/${file}" data-program="/${program}" data-later="${[...new Set(parts)].join(' ')}"></script>`,
  ].join('\n    ');
}

/** The files of a chunk with whatever it shares with others. */
function scriptsOf(compilation, name) {
  const files = compilation.namedChunkGroups.get(name).getFiles();
  return files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
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
      scriptsOf(compilation, name).map((file) => `<!--${address} needs ${file}-->`),
    )
    .join('\n    ');
}
