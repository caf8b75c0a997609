import { appendFileSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../../scripts/terminal/command.mjs';
import { filesUnder } from '../../../scripts/tree/stamps.mjs';
import { inRoot, root } from '../../../scripts/tree/root.mjs';

const entries = [
  'index.ts',
  'forms/index.ts',
  'afterSignIn/index.ts',
  'testing/index.tsx',
  'prerender/area.tsx',
];
/** The extension of Apollo Client's own types; the compiler drops the reference to it. */
const ambient = 'app/data/apolloTypes.d.ts';

/** The declarations of kit's entries and of schema. Returns the folder that has them, below `kit/` and `schema/`. */
export async function writeDeclarations() {
  // Inside kit, so that its packages resolve.
  const scratch = inRoot('kit/.cache/declarations');
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  const outDir = path.join(scratch, 'types');
  const config = {
    extends: inRoot('kit/tsconfig.json'),
    compilerOptions: { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: root, outDir },
    include: [],
    files: [
      ...entries.map((entry) => inRoot('kit', entry)),
      ...filesUnder(inRoot('schema')).filter(
        (file) => /\.(ts|mjs)$/.test(file) && !file.endsWith('.test.ts'),
      ),
    ],
  };
  writeFileSync(path.join(scratch, 'tsconfig.json'), JSON.stringify(config));
  await run('tsc', ['-p', scratch]);
  const index = path.join(outDir, 'kit/index.d.ts');
  copyFileSync(inRoot('kit', ambient), path.join(outDir, 'kit', ambient));
  if (!readFileSync(index, 'utf8').includes(ambient)) appendFileSync(index, `import './${ambient}';\n`);
  return outDir;
}
