import { rmSync } from 'node:fs';
import { installTool } from '../../scripts/steps/install.mjs';
import { installAll, withCheckoutLock } from '../../scripts/steps/prepare.mjs';
import { Failure, runCommand, step } from '../../scripts/terminal/progress.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';

// npm run docs [-- serve]: the documents as a site.

const output = 'tools/docs/dist';
const [command = 'build'] = process.argv.slice(2);

await runCommand(async () => {
  if (command !== 'build' && command !== 'serve') throw new Failure('npm run docs [-- serve]');
  await withCheckoutLock(async () => {
    await installAll();
    await step('generator', () => installTool('docs'));
  });
  rmSync(inRoot(output), { recursive: true, force: true });
  await step('pages', writePages, (count) => `${count} documents`);
  await step('search', indexPages, () => output);
  if (command === 'serve') await serve();
});

// The packages are imported late: they have just been installed.

async function writePages() {
  const { default: Eleventy } = await import('@11ty/eleventy');
  const { findDeadLinks, readPages } = await import('./pages.mjs');
  const pages = readPages();
  const dead = findDeadLinks(pages);
  if (dead.length > 0) throw new Failure(dead.join('\n'));
  await newSite(Eleventy).write();
  return pages.size;
}

/** Follows saved documents; what is found stays as it was at the start. */
async function serve() {
  const { default: Eleventy } = await import('@11ty/eleventy');
  const site = newSite(Eleventy);
  await site.init();
  await site.watch();
  await site.serve(Number(process.env.PORT ?? 8080));
}

function newSite(Eleventy) {
  return new Eleventy('.', output, { configPath: 'tools/docs/eleventy.config.mjs' });
}

async function indexPages() {
  const { close, createIndex } = await import('pagefind');
  const { index } = await createIndex();
  const { errors } = await index.addDirectory({ path: inRoot(output) });
  const written = await index.writeFiles({ outputPath: inRoot(output, 'pagefind') });
  await close();
  if ([...errors, ...written.errors].length > 0) throw new Failure([...errors, ...written.errors].join('\n'));
}
