import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { Failure } from '../../terminal/progress.mjs';

/**
 * How to run PostgreSQL, which refuses to run as root: `wrap` is prepended to its command line, `uid` and `gid` are used
 * to spawn it, `owner` must own the data directory.
 *
 * An ordinary user runs it under their own id; an id without a name, as in some containers, in a user namespace. Root
 * runs it as the owner of the data directory, else as the user postgres (created when missing), else as nobody. Where
 * that account cannot reach data or programs, for example below a home directory that only root may enter, it gets the
 * capability to pass through folders, or a user namespace in which root has another id.
 *
 * @param {{ dataDir: string, cluster: string, initdb: string }} paths
 */
export function findAccount({ dataDir, cluster, initdb }) {
  if (process.getuid?.() !== 0) return { wrap: hasName() ? [] : renumbered, owner: null };

  const found = statSync(cluster, { throwIfNoEntry: false });
  const root = { wrap: renumbered, owner: { uid: 0, gid: 0 } };
  if (found?.uid === 0) return root;
  const who = found ?? idsOf('postgres') ?? createPostgresUser() ?? nobody;
  const ways = [
    { wrap: [], uid: who.uid, gid: who.gid, owner: who },
    { wrap: grantPassage(who), owner: who },
    ...(found ? [] : [root]),
  ];
  const way = ways.find((candidate) => reaches(candidate, dataDir, initdb));
  if (way) return way;
  throw new Failure(
    `PostgreSQL refuses to run as root, and no other account can reach ${dataDir} and ${initdb}. ` +
      'Run npm start as an ordinary user, or keep the checkout and DATA_DIR in folders that everyone may enter, or set DATABASE_URL.',
  );
}

/** The program with its arguments and ids as the account runs it. */
export function asAccount({ wrap, uid, gid }, program, args) {
  const [first, ...rest] = [...wrap, program, ...args];
  return { program: first, args: rest, uid, gid };
}

const nobody = { uid: 65534, gid: 65534 };

/** In its own user namespace a process has another id, but the same rights on files outside. */
const renumbered = ['unshare', '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`];

function hasName() {
  try {
    return Boolean(userInfo().username);
  } catch {
    return false;
  }
}

function grantPassage({ uid, gid }) {
  const right = '+dac_override';
  // The last makes access(2), with which PostgreSQL looks for its own files, respect the capability.
  const rights = ['--inh-caps', right, '--ambient-caps', right, '--securebits', '+no_setuid_fixup'];
  return ['setpriv', '--reuid', String(uid), '--regid', String(gid), '--clear-groups', ...rights, '--'];
}

/** `initdb --show` looks up its programs, its files and the account's name, and creates nothing. */
function reaches(way, dataDir, initdb) {
  const script = 'cd "$1" && exec "$2" --show --pgdata=postgres';
  const { program, args, uid, gid } = asAccount(way, 'sh', ['-c', script, 'sh', dataDir, initdb]);
  return spawnSync(program, args, { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0;
}

function createPostgresUser() {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' });
  return idsOf('postgres');
}

function idsOf(user) {
  const id = (flag) =>
    spawnSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const uid = id('-u');
  return uid.status === 0 ? { uid: Number(uid.stdout), gid: Number(id('-g').stdout) } : null;
}
