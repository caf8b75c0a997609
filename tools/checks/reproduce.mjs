import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { plainEnvironment, run } from '../../scripts/terminal/command.mjs';
import { Failure, runCommand, step } from '../../scripts/terminal/progress.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { areas } from '../../scripts/tree/packages.mjs';
import { filesUnder } from '../../scripts/tree/stamps.mjs';
import { lastCommit, originOf, statementOf } from './provenance.mjs';

const parts = ['shell', 'gateway', ...areas];

// npm run reproduce [-- file]: builds the last commit in two folders, in the second with files read in a random order,
// compares every byte, and writes its provenance.
await runCommand(async () => {
  // Another commit may come while the first build is made.
  const commit = lastCommit();
  const scratch = mkdtempSync(path.join(tmpdir(), 'prayer-wall-twice-'));
  const folders = [path.join(scratch, 'one'), path.join(scratch, 'another', 'folder')];
  try {
    for (const [at, folder] of folders.entries())
      await step(
        `build ${at + 1}`,
        () => buildIn(folder, commit, at > 0 ? { SHUFFLED_READS: '1' } : {}),
        said,
      );
    await step('compared', async () => compare(folders), said);
    await step('started', () => startFromTheOther(folders), said);
    await step('provenance', async () => writeProvenance(folders[0], commit), said);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});

function said(summary) {
  return summary;
}

async function buildIn(folder, commit, how) {
  mkdirSync(folder, { recursive: true });
  const archive = path.join(folder, '..', 'commit.tar');
  await run('git', ['archive', '--output', archive, commit]);
  await run('tar', ['-xf', archive, '-C', folder]);
  await build(folder, how);
  return folder;
}

function build(folder, env = {}) {
  return run('node', ['scripts/build.mjs'], { cwd: folder, env: { ...plainEnvironment(), ...env } });
}

function compare([one, other]) {
  const [first, second] = [one, other].map((folder) => new Map(filesOf(folder)));
  const different = [...new Set([...first.keys(), ...second.keys()])].filter(
    (file) => !(first.has(file) && second.has(file) && first.get(file).equals(second.get(file))),
  );
  if (different.length > 0)
    throw new Failure(
      `PW-249 Two builds of one commit differ; both are in ${keep([one, other])}:\n${different.join('\n')}`,
    );
  const bytes = [...first.values()].reduce((total, content) => total + content.length, 0);
  return `${first.size} files, ${(bytes / 1e6).toFixed(1)} MB, all equal: ${parts.join(', ')}`;
}

/** Leaves what was built where it can be compared. */
function keep(folders) {
  const kept = inRoot('.cache', 'reproduce');
  rmSync(kept, { recursive: true, force: true });
  for (const [at, folder] of folders.entries())
    for (const part of parts)
      cpSync(path.join(folder, part, 'dist'), path.join(kept, String(at + 1), part), { recursive: true });
  return kept;
}

function filesOf(folder) {
  return parts
    .flatMap((part) => filesUnder(path.join(folder, part, 'dist'), () => false))
    .map((file) => [path.relative(folder, file), readFileSync(file)]);
}

/** A build that is published to the site of the other folder puts no version live. */
async function startFromTheOther([one, other]) {
  const registry = () => readFileSync(path.join(one, '.site/registry.json'), 'utf8');
  const before = registry();
  await build(other, { SITE_DIR: path.join(one, '.site') });
  if (registry() !== before)
    throw new Failure('PW-249 The build of another folder is published as a new version.');
  const { remotes } = JSON.parse(before);
  return Object.entries(remotes)
    .map(([name, { live }]) => `${name} ${live}`)
    .join(', ');
}

function writeProvenance(folder, commit) {
  const file = path.resolve(process.argv[2] ?? inRoot('.cache', 'provenance.json'));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(statementOf(filesOf(folder), originOf(folder, commit)), null, 2)}\n`);
  return file;
}
