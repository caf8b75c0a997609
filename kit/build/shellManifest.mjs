import { createHash } from 'node:crypto';
import path from 'node:path';
import { shellManifestRule } from 'schema/shellManifest';
import { emitCatalogs, readCatalogs } from './catalogs.mjs';
import { emitHashed } from './hashedAsset.mjs';
import { operationsIn } from './operations.mjs';
import { prerender } from './prerender.mjs';

/**
 * Writes manifest.json (schema/shellManifest.mjs).
 *
 * @param {{ directory: string, landingOperations: string[], memberOperations: string[], translated: string[], icon: string, appIcons: { source: string, size: number, purpose: 'any' | 'maskable' | 'monochrome' }[], touchIcon: string, fonts: RegExp[], landing: string, prerenderer: string, starter: string, later: string[] }} shell
 *   landingOperations: the names of those that the first page requests; memberOperations: of those that the frame around the page of an area requests for members; translated: the folders with its catalogs; landing: the chunk that the first page needs at once; prerenderer: the entry that renders pages in Node;
 *   starter: the script that starts the program; later: the chunks that it prefetches when there is time
 */
export function shellManifest({
  directory,
  landingOperations,
  memberOperations,
  translated,
  icon,
  appIcons,
  touchIcon,
  fonts,
  landing,
  prerenderer,
  starter,
  later,
}) {
  return {
    apply(compiler) {
      const { Compilation, sources } = compiler.webpack;
      const isPrerendered = compiler.options.mode === 'production';
      compiler.hooks.thisCompilation.tap('shellManifest', (compilation) => {
        const scriptsOf = (chunk) =>
          compilation.namedChunkGroups
            .get(chunk)
            .getFiles()
            .filter((file) => file.endsWith('.js'))
            .map((file) => `/${file}`);
        compilation.hooks.processAssets.tapPromise(
          { name: 'shellManifest', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
          async () => {
            const files = Object.keys(compilation.assets).map((file) => `/${file}`);
            const addressOf = (font) => files.find((file) => path.basename(file).startsWith(`${font}.`));
            const catalogs = readCatalogs(translated);
            const filesOf = (...chunks) => chunks.flatMap(scriptsOf).map((file) => file.slice(1));
            const first = filesOf('shell', landing);
            const refusals = filesOf('refusals');
            const operations = operationsIn(directory);
            const documentsOf = (names) => Object.fromEntries(names.map((name) => [name, operations[name]]));
            // The scripts decide which messages are in which file.
            const hash = createHash('sha256').update(JSON.stringify([catalogs, first, refusals]));
            const folder = `assets/locales/${hash.digest('hex').slice(0, 10)}`;
            emitCatalogs(compilation, { catalogs, folder, first, refusals });
            const { pages, globalStyle } = isPrerendered
              ? await prerender(prerenderer, { catalogs, addressOf })
              : {
                  pages: { en: { landing: null, memberLanding: null, frame: null, memberFrame: null } },
                  globalStyle: '',
                };
            const manifest = shellManifestRule.parse({
              icon: emitHashed(compilation, { source: icon, name: 'favicon' }),
              appIcons: appIcons.map(({ source, size, purpose }) => ({
                src: emitHashed(compilation, { source, name: path.parse(source).name }),
                sizes: `${size}x${size}`,
                purpose,
              })),
              touchIcon: emitHashed(compilation, { source: touchIcon, name: 'touch' }),
              fonts: files.filter((file) => fonts.some((font) => font.test(file))),
              program: scriptsOf('shell')[0],
              starter: emitHashed(compilation, { source: starter, name: 'start' }),
              later: [...new Set(later.flatMap(scriptsOf))],
              landingFiles: scriptsOf(landing),
              landingOperations: documentsOf(landingOperations),
              memberOperations: documentsOf(memberOperations),
              globalStyle,
              ...pages.en,
              locales: `/${folder}/`,
              translations: Object.fromEntries(
                Object.keys(catalogs).map((locale) => [
                  locale,
                  Object.fromEntries(
                    Object.keys(pages.en).map((page) => [page, pages[locale]?.[page].html ?? '']),
                  ),
                ]),
              ),
            });
            compilation.emitAsset('manifest.json', new sources.RawSource(JSON.stringify(manifest, null, 2)));
          },
        );
      });
    },
  };
}
