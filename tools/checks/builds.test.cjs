const { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { setTimeout: pause } = require('node:timers/promises');
const { root } = require('./plantedTree.cjs');

const kit = path.join(root, 'kit');
const webpack = require(require.resolve('webpack', { paths: [kit] }));
const { baseConfig } = require('../../kit/build/baseConfig.mjs');
const { ownPrinter } = require('../../kit/build/ownPrinter.mjs');
const { reproducible } = require('../../kit/build/reproducible.mjs');
const { scriptsByAddress } = require('../../kit/build/scriptsByAddress.mjs');

const source = (text) => `data:text/javascript;base64,${btoa(text)}`;
const reader = source(`
  import { Kind, visit } from 'graphql';
  export const read = (document) => visit(document, { enter: ({ kind }) => kind === Kind.FIELD });
`);
const program = source(`
  import { print } from 'graphql';
  import { read } from '${reader}';
  console.log(print, read);
`);

it('a program with the small printer has the same bytes, whether the printer is read first or another module', async () => {
  const [first, other] = [
    await build({ readsPrinterFirst: true }),
    await build({ readsPrinterFirst: false }),
  ];
  expect(first).toContain('A client sends no ');
  expect(other).toBe(first);
});

const build = ({ readsPrinterFirst }) =>
  inFolder((folder) =>
    compile(folder, {
      context: kit,
      entry: program,
      optimization: { minimize: false, concatenateModules: false },
      plugins: [ownPrinter, ...(readsPrinterFirst ? [printerFirst] : [])],
    }),
  );

it('the minifier sees the same hashes and comments in whatever folder the sources are', async () => {
  const [first, other] = [await buildPart('d1e2f3'), await buildPart('a4b5c6')];
  expect(first).toMatch(/"\w{10}" \+ "\.js"/);
  expect(first).toContain('federation entry');
  expect(other).toBe(first);
});

/**
 * As an area is built, with what federation writes into its folder; not minified.
 *
 * @param hash names the file of federation. It is given, because modules of some names share a number, which webpack then
 *   changes
 */
const buildPart = (hash) =>
  inFolder((folder) => {
    const { module, output } = baseConfig(folder);
    mkdirSync(path.join(folder, 'node_modules/.federation'), { recursive: true });
    const entry = `node_modules/.federation/entry.${hash}.js`;
    const files = {
      'program.ts': `import './${entry}';\nvoid import('./part').then(({ text }) => console.log(text));`,
      'part.ts': "export const text: string = 'a prayer';",
      'runtime.js': "console.log('runtime');",
      [entry]: `import '${folder}/runtime.js';`,
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    return compile(folder, {
      context: folder,
      devtool: 'source-map',
      entry: './program.ts',
      resolve: { extensions: ['.ts', '.js'] },
      module,
      output: { chunkFilename: output.chunkFilename },
      // These hashes would replace those that the minifier has seen.
      optimization: { minimize: false, realContentHash: false },
      plugins: [reproducible],
    });
  });

it('a script of an area has an address only, so that another version of the area does not wait for it', async () => {
  const [area, other] = [await buildArea([scriptsByAddress]), await buildArea([])];
  expect(other).toContain('setAttribute("data-webpack"');
  expect(area).toContain("document.createElement('script')");
  expect(area).not.toContain('setAttribute("data-webpack"');
});

const buildArea = (plugins) =>
  inFolder((folder) => {
    writeFileSync(path.join(folder, 'part.js'), "export const text = 'a prayer';");
    writeFileSync(path.join(folder, 'area.js'), "import('./part.js').then(console.log);");
    return compile(folder, {
      context: folder,
      entry: './area.js',
      output: { uniqueName: 'mf-story' },
      optimization: { minimize: false },
      plugins,
    });
  });

async function inFolder(make) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'builds-'));
  try {
    return await make(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The other module waits until the printer is read, and what it imports. */
const printerFirst = ({ hooks }) => {
  const printerIsRead = new Promise((resolve) => {
    hooks.compilation.tap('printerFirst', (compilation) =>
      compilation.hooks.succeedModule.tap('printerFirst', ({ resource }) => {
        if (resource?.endsWith('printDocument.mjs')) resolve(pause(100));
      }),
    );
  });
  hooks.normalModuleFactory.tap('printerFirst', (factory) =>
    factory.hooks.beforeResolve.tapPromise({ name: 'printerFirst', stage: -100 }, ({ request }) =>
      request === reader ? printerIsRead : Promise.resolve(),
    ),
  );
};

/** Builds `program.js` into the folder and returns its text. */
const compile = (folder, { output, ...options }) =>
  new Promise((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        devtool: false,
        ...options,
        output: { path: path.join(folder, 'dist'), filename: 'program.js', ...output },
      },
      (error, stats) => {
        if (error) reject(error);
        else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve(readFileSync(path.join(folder, 'dist', 'program.js'), 'utf8'));
      },
    ),
  );
