const { mkdtempSync, readFileSync, rmSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { setTimeout: pause } = require('node:timers/promises');
const { root } = require('./plantedTree.cjs');

const kit = path.join(root, 'kit');
const webpack = require(require.resolve('webpack', { paths: [kit] }));
const { ownPrinter } = require('../../kit/build/ownPrinter.mjs');

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

async function build({ readsPrinterFirst }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'builds-'));
  try {
    await compile({
      context: kit,
      mode: 'production',
      devtool: false,
      entry: program,
      output: { path: folder, filename: 'program.js' },
      optimization: { minimize: false, concatenateModules: false },
      plugins: [ownPrinter, ...(readsPrinterFirst ? [printerFirst] : [])],
    });
    return readFileSync(path.join(folder, 'program.js'), 'utf8');
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

const compile = (options) =>
  new Promise((resolve, reject) =>
    webpack(options, (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    }),
  );
