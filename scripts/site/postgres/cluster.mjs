import { spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Failure } from '../../terminal/progress.mjs';
import { endProcess, isWorkingIn } from '../processes.mjs';
import { asAccount } from './account.mjs';

export const databaseName = 'prayer_wall';
export const superuser = 'postgres';

/**
 * Makes the data directory ready for a start, whatever happened before: stops a server that is still running without
 * its supervisor, removes what a killed one left, and creates a cluster where there is none.
 */
export async function prepareCluster({ dataDir, cluster, programs, account, password }) {
  await endOrphan(cluster);
  setAsideIncomplete(cluster);
  clearUnfinished(dataDir, cluster);
  if (!existsSync(cluster)) await createCluster({ cluster, programs, account, password });
  else if (password.isNew) await setPassword({ cluster, programs, account, password });
}

/** Stops a server that still runs on this directory; its clients' transactions are committed or rolled back. */
async function endOrphan(cluster) {
  const { pid } = readServerState(cluster);
  if (pid === null) return;
  if (isWorkingIn(pid, realpathSync(cluster))) {
    const ended = await endProcess(pid, [
      ['SIGINT', 10_000],
      ['SIGQUIT', 5_000],
      ['SIGKILL', 5_000],
    ]);
    if (!ended)
      throw new Failure(
        `PostgreSQL (process ${pid}) still runs on ${cluster} and does not stop. Stop it by hand.`,
      );
  }
  invalidatePid(cluster);
}

/** The content of postmaster.pid: `{ pid, port, isReady }`; pid and port are null where there is none. */
export function readServerState(cluster) {
  const lines = readIfAny(stateFile(cluster)).split('\n');
  const pid = Number(lines[0]);
  const isValid = pid > 0 && pid !== invalidPid;
  const isReady = isValid && lines[7]?.trim() === 'ready';
  return { pid: isValid ? pid : null, port: isReady ? Number(lines[3]) : null, isReady };
}

/**
 * The file of a killed server names a process id that another program may have got meanwhile. The rest of the file
 * stays: from it PostgreSQL sees whether children of that server still write.
 */
function invalidatePid(cluster) {
  const [, ...rest] = readIfAny(stateFile(cluster)).split('\n');
  if (rest.length > 0) writeFileSync(stateFile(cluster), [invalidPid, ...rest].join('\n'));
}

const stateFile = (cluster) => path.join(cluster, 'postmaster.pid');

const invalidPid = 2 ** 31 - 1;

function readIfAny(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Moves a directory that is no complete cluster out of the way. */
function setAsideIncomplete(cluster) {
  if (!existsSync(cluster)) return;
  if (existsSync(path.join(cluster, 'PG_VERSION')) && existsSync(path.join(cluster, 'global', 'pg_control')))
    return;
  if (readdirSync(cluster).length === 0) return rmSync(cluster, { recursive: true });
  const aside = `${cluster}.incomplete-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  renameSync(cluster, aside);
  process.stderr.write(`${cluster} was not a complete PostgreSQL directory. It was moved to ${aside}.\n`);
}

const unfinishedOf = (cluster) => `${cluster}.unfinished-`;

function clearUnfinished(dataDir, cluster) {
  const prefix = path.basename(unfinishedOf(cluster));
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(prefix)) rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
}

/** Created beside its final path and renamed when complete, so that a killed start leaves no partial cluster. */
async function createCluster({ cluster, programs, account, password }) {
  const unfinished = `${unfinishedOf(cluster)}${process.pid}`;
  const passwordFile = `${unfinished}.password`;
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, password.text, { mode: 0o600 });
  for (const file of [unfinished, passwordFile]) changeOwner(account, file);
  try {
    await runProgram(account, programs.initdb, [
      `--pgdata=${unfinished}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // PostgreSQL's own C.UTF-8: the same on every machine, independent of the installed locales.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ]);
    await runStatement({ cluster: unfinished, programs, account }, `create database ${databaseName}`);
    renameSync(unfinished, cluster);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** For a data directory whose password file was lost. */
async function setPassword({ cluster, programs, account, password }) {
  await runStatement({ cluster, programs, account }, `alter role ${superuser} password '${password.text}'`);
}

/** Runs one statement in PostgreSQL's single-user mode, which needs no password. */
const runStatement = ({ cluster, programs, account }, statement) =>
  runProgram(
    account,
    programs.postgres,
    ['--single', '-D', cluster, '-c', 'exit_on_error=on', 'postgres'],
    `${statement}\n`,
  );

function changeOwner({ owner }, file) {
  if (owner) chownSync(file, owner.uid, owner.gid);
}

function runProgram(account, name, argsOf, input = '') {
  const { program, args, uid, gid } = asAccount(account, name, argsOf);
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      uid,
      gid,
      env: postgresEnvironment(),
      cwd: '/',
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Failure(`${output}${path.basename(name)} failed (${code})`)),
    );
    child.stdin.on('error', () => undefined).end(input);
  });
}

/** Without the caller's PG… variables and language. */
export const postgresEnvironment = () => ({ PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' });
