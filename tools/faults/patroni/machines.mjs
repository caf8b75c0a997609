import { execFileSync, spawn } from 'node:child_process';
import { chownSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The folders that a machine has for itself, so that all of them may use the ordinary paths of an installation. */
const ownFolders = ['/var/lib/postgresql', '/var/lib/etcd', '/var/run/postgresql'];

/**
 * Machines on this one: each a network namespace with its own address, folders and processes, all on one switch.
 * Needs root.
 *
 * @param {string[]} names
 */
export function openMachines(names) {
  const tag = `pw${process.pid}`;
  const network = `10.${200 + (process.pid % 50)}.${process.pid % 250}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'prayer-wall-patroni-'));
  const account = accountOf('postgres');
  chownSync(folder, account.uid, account.gid);
  ip(`link add ${tag} type bridge`);
  ip(`addr add ${network}.1/24 dev ${tag}`);
  ip(`link set ${tag} up`);
  const machines = names.map((name, number) =>
    openMachine({ name, tag, folder, account, address: `${network}.${11 + number}` }),
  );

  const end = () => process.exit(130);
  process.once('SIGINT', end).once('SIGTERM', end).once('exit', remove);
  return { folder, machines, remove };

  /** Also when the run is interrupted, so nothing of it waits. */
  function remove() {
    process.off('SIGINT', end).off('SIGTERM', end).off('exit', remove);
    for (const machine of machines) machine.remove();
    ip(`link del ${tag}`);
    rmSync(folder, { recursive: true, force: true });
  }
}

function openMachine({ name, tag, folder, account, address }) {
  const namespace = `${tag}${name}`;
  const link = `${tag}${name}`;
  const own = path.join(folder, name);
  makeOwned(own, account);
  const places = ownFolders.map((place) => ({ place, own: path.join(own, place) }));
  ip(`netns add ${namespace}`);
  ip(`link add ${link} type veth peer name eth0 netns ${namespace}`);
  ip(`link set ${link} master ${tag} up`);
  for (const command of ['link set lo up', `addr add ${address}/24 dev eth0`, 'link set eth0 up'])
    ip(`-n ${namespace} ${command}`);
  const children = new Set();

  return {
    name,
    address,
    /** Its own folder in place of an ordinary path. */
    folderOf: (place) => path.join(own, place),
    log: (program) => readFileSync(path.join(own, `${program}.log`), 'utf8'),
    /** Starts a program as the user postgres; its output is appended to a log of its own. */
    start(program, args, environment) {
      for (const { own: place } of places) makeOwned(place, account);
      const mounts = places.map(({ place, own: from }) => `mount --bind ${from} ${place}`);
      const change = `setpriv --reuid=${account.uid} --regid=${account.gid} --clear-groups`;
      const script = [...mounts, `exec ${change} "$@"`].join(' && ');
      const output = openSync(path.join(own, `${path.basename(program)}.log`), 'a');
      const child = spawn(
        'ip',
        ['netns', 'exec', namespace, 'unshare', '--mount', 'sh', '-c', script, 'sh', program, ...args],
        {
          cwd: '/',
          env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: '/var/lib/postgresql', ...environment },
          stdio: ['ignore', output, output],
        },
      );
      closeSync(output);
      children.add(child);
      child.on('exit', () => children.delete(child));
    },
    /** Sends a signal to all processes, or to those whose program is named so. */
    signal(signal, program) {
      for (const pid of pidsIn(namespace)) {
        if (program && !programOf(pid).startsWith(program)) continue;
        try {
          process.kill(pid, signal);
        } catch (error) {
          if (error.code !== 'ESRCH') throw error;
        }
      }
    },
    /** No packet comes or goes; nobody is notified. */
    cutOff: () => ip(`link set ${link} down`),
    reconnect: () => ip(`link set ${link} up`),
    /** Ends all processes at once. */
    kill() {
      while (pidsIn(namespace).length > 0) this.signal('SIGKILL');
    },
    remove() {
      this.kill();
      ip(`netns del ${namespace}`);
    },
  };
}

function makeOwned(folder, { uid, gid }) {
  mkdirSync(folder, { recursive: true });
  chownSync(folder, uid, gid);
}

function accountOf(user) {
  const id = (flag) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

const ip = (command) =>
  execFileSync('ip', command.split(' '), { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const pidsIn = (namespace) => ip(`netns pids ${namespace}`).split('\n').filter(Boolean).map(Number);

function programOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}
