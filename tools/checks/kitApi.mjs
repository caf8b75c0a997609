import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../../scripts/terminal/progress.mjs';
import { readIfAny, replaceFile } from '../../scripts/tree/files.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { typeErrors } from './tsc.mjs';

/**
 * Updates kit/api.d.ts, the declarations of the facade, so that a review shows every change. An incompatible change or
 * an addition is refused without a new version of kit.
 *
 * @param {string} kit its folder
 * @returns {Promise<string | null>} the problem
 */
export async function checkKitApi(kit = inRoot('kit')) {
  // Inside kit, so that its packages resolve.
  const scratch = path.join(kit, '.cache/api');
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  const { version } = JSON.parse(readFileSync(path.join(kit, 'package.json'), 'utf8'));
  const file = path.join(kit, 'api.d.ts');
  const committed = readIfAny(file);
  const current = `// kit ${version}\n${await rollUp(kit, scratch)}`;
  if (committed === current) return null;
  const refusal = committed === null ? null : await versionRefusal(committed, current, scratch);
  if (refusal) return refusal;
  replaceFile(file, current);
  return 'kit/api.d.ts was out of date. It has been written: commit it.';
}

/** The reason why a changed facade needs another version, or null. */
export async function versionRefusal(committed, current, scratch) {
  writeFileSync(path.join(scratch, 'before.d.ts'), committed);
  writeFileSync(path.join(scratch, 'now.d.ts'), current);
  const [before, now] = [committed, current].map((api) => /^\/\/ kit (\d+)\.(\d+)/.exec(api));
  if (before[1] !== now[1]) return null;
  const broken = await messagesOf('breaking.ts', isUsableAsBefore, scratch);
  if (broken)
    return `PW-231 kit's facade breaks areas that are live, so kit/package.json needs a new major version:\n${broken}`;
  if (before[2] !== now[2]) return null;
  const grown = await messagesOf('growing.ts', hasNothingNew, scratch);
  return grown && `PW-232 kit's facade has grown, so kit/package.json needs a new minor version:\n${grown}`;
}

const imports = "import * as before from './before';\nimport * as now from './now';\n";

/**
 * Compiles when areas that were built with the former facade still work. A slot's props are both passed and received.
 * `Slot` is left out: it is generic over the slots, so that the compiler takes every new one for a break.
 */
const isUsableAsBefore = `${imports}now satisfies Omit<typeof before, 'Slot'>;
export const names: (keyof typeof now)[] = [] as (keyof typeof before)[];
type FormerSlots = Pick<now.Slots, keyof before.Slots>;
export const passed = (props: before.Slots): FormerSlots => props;
export const received = (props: FormerSlots): before.Slots => props;
`;

/** Without an alias for the mapped types, which the compiler would compare by variance. */
const propsOf = (version) => `{ [Name in keyof ${version}.Slots]: keyof ${version}.Slots[Name] }`;
const hasNothingNew = `${imports}export const values: never[] = [] as Exclude<keyof typeof now, keyof typeof before>[];
export const slots: ${propsOf('now')} = {} as ${propsOf('before')};
export const props: ${propsOf('before')} = {} as ${propsOf('now')};
`;

/** The declarations of index.ts in one file. api-extractor brings its own compiler, because TypeScript 7 has no API. */
async function rollUp(kit, scratch) {
  const outDir = path.join(scratch, 'types');
  await compile(scratch, {
    extends: path.join(kit, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      removeComments: true,
      rootDir: path.dirname(kit),
      outDir,
    },
    include: [],
    files: [path.join(kit, 'index.ts')],
  });
  const entry = path.join(outDir, path.basename(kit), 'index.d.ts');
  const untrimmedFilePath = path.join(scratch, 'api.d.ts');
  const configObject = {
    projectFolder: kit,
    mainEntryPointFilePath: entry,
    newlineKind: 'lf',
    compiler: { overrideTsconfig: { compilerOptions, files: [entry] } },
    dtsRollup: { enabled: true, untrimmedFilePath },
    apiReport: { enabled: false },
    docModel: { enabled: false },
    tsdocMetadata: { enabled: false },
  };
  Extractor.invoke(
    ExtractorConfig.prepare({ packageJsonFullPath: path.join(kit, 'package.json'), configObject }),
    {
      messageCallback: (message) => (message.handled = true),
    },
  );
  return readFileSync(untrimmedFilePath, 'utf8');
}

const compilerOptions = {
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  lib: ['es2023', 'dom', 'dom.iterable'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** The compiler's messages about a program, null when there are none. */
async function messagesOf(name, program, scratch) {
  const file = path.join(scratch, name);
  writeFileSync(file, program);
  // Some modules of schema are JavaScript with types in comments, because the builds import them too.
  return compile(scratch, { compilerOptions: { ...compilerOptions, allowJs: true }, files: [file] }).then(
    () => null,
    (error) => error.message,
  );
}

async function compile(scratch, config) {
  const file = path.join(scratch, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(config));
  const errors = await typeErrors(file);
  if (errors !== null) throw new Failure(errors);
}
