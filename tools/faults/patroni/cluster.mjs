import { execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../scripts/site/ports.mjs';
import { inRoot } from '../../../scripts/tree/root.mjs';
import { eventually } from '../eventually.mjs';
import { onDatabase } from '../postgres.mjs';
import { openMachines } from './machines.mjs';

const debian = '/usr/lib/postgresql';
const name = 'prayer_wall';
/** Milliseconds until a machine that was lost is a standby again. */
const repairTime = 90_000;

/** The programs that this machine lacks for the run, as a sentence; null if none. */
export function missingForPatroni() {
  if (process.platform !== 'linux' || process.getuid() !== 0)
    return 'Only root on Linux may make the network namespaces in which these machines run.';
  const programs = ['patroni', 'patronictl', 'etcd', 'haproxy', 'ip', 'setpriv'];
  const missing = programs.filter((program) => !isInstalled(program));
  if (!existsSync(debian)) missing.push('PostgreSQL of Debian');
  if (missing.length === 0) return null;
  return `Missing: ${missing.join(', ')}. On Debian or Ubuntu: apt-get install patroni etcd-server haproxy postgresql iproute2. It needs none of the services that this starts.`;
}

/**
 * Three machines, each with etcd, Patroni and PostgreSQL as `deploy/patroni` describes them, and HAProxy here.
 *
 * @returns urls: `direct` names all three machines, `proxied` goes through HAProxy; each with `primary` and `standby`
 */
export async function openCluster() {
  const passwords = Array.from({ length: 5 }, () => randomBytes(12).toString('hex'));
  const [superuser, replication, rewind, restApi, own] = passwords;
  const { machines, remove, folder } = openMachines(['a', 'b', 'c']);
  const [primaryPort, standbyPort] = [await freePort(), await freePort()];
  let haproxy = null;
  const needsFormerApi = overwritesLeader();
  const hosts = machines.map(({ address }) => `${address}:5432`).join(',');
  const login = `postgres://${name}:${own}`;
  const administration = `postgres://postgres:${superuser}@${hosts}/postgres?target_session_attrs=read-write`;
  const urls = {
    direct: {
      primary: `${login}@${hosts}/${name}?target_session_attrs=read-write`,
      standby: `${login}@${hosts}/${name}?target_session_attrs=standby`,
    },
    proxied: {
      primary: `${login}@127.0.0.1:${primaryPort}/${name}?target_session_attrs=read-write`,
      standby: `${login}@127.0.0.1:${standbyPort}/${name}`,
    },
  };
  const cluster = {
    machines,
    urls,
    start,
    startEtcd,
    status,
    primary,
    untilWhole,
    async switchover() {
      const from = (await primary()).name;
      const to = (await synchronous()).name;
      await ctl('switchover', '--master', from, '--candidate', to, '--force', 'prayer-wall');
    },
    /** The machine whose confirmation a commit waits for. */
    synchronous,
    remove() {
      haproxy?.kill('SIGKILL');
      remove();
    },
  };
  try {
    for (const machine of machines) startEtcd(machine);
    for (const machine of machines) startPatroni(machine);
    startHaproxy();
    await untilWhole();
    await onDatabase(administration, async (sql) => {
      // Commits that wait for a standby take a connection each; without a limit they take those of pg_rewind.
      await sql.unsafe(`create role ${name} login connection limit 80 password '${own}'`);
      await sql.unsafe(`create database ${name} owner ${name}`);
    });
    return cluster;
  } catch (error) {
    const logs = machines.map((machine) => tail(machine.log('patroni'))).join('\n\n');
    cluster.remove();
    throw new Error(`${error.message}\n${logs}`, { cause: error });
  }

  function start(machine) {
    startEtcd(machine);
    startPatroni(machine);
  }

  function startEtcd({ start: run, name: own_, address }) {
    run('etcd', [], {
      ETCD_NAME: own_,
      ETCD_DATA_DIR: '/var/lib/etcd/prayer-wall',
      ETCD_LISTEN_PEER_URLS: `http://${address}:2380`,
      ETCD_LISTEN_CLIENT_URLS: `http://${address}:2379`,
      ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${address}:2380`,
      ETCD_ADVERTISE_CLIENT_URLS: `http://${address}:2379`,
      ETCD_INITIAL_CLUSTER: machines.map((one) => `${one.name}=http://${one.address}:2380`).join(','),
      ETCD_INITIAL_CLUSTER_STATE: 'new',
      ETCD_INITIAL_CLUSTER_TOKEN: 'prayer-wall',
      ...(needsFormerApi && { ETCD_ENABLE_V2: 'true' }),
      ETCD_LOGGER: 'zap',
      ETCD_LOG_LEVEL: 'error',
    });
  }

  function startPatroni(machine) {
    const { address } = machine;
    machine.start('patroni', [inRoot('deploy/patroni/patroni.yml')], {
      PATRONI_NAME: machine.name,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
      PATRONI_POSTGRESQL_BIN_DIR: programsOfDebian(),
      ...etcdHosts(),
      PATRONI_RESTAPI_USERNAME: 'patroni',
      PATRONI_RESTAPI_PASSWORD: restApi,
      PATRONI_SUPERUSER_PASSWORD: superuser,
      PATRONI_REPLICATION_PASSWORD: replication,
      PATRONI_REWIND_PASSWORD: rewind,
    });
  }

  function startHaproxy() {
    const [a, b, c] = machines;
    haproxy = spawn('haproxy', ['-db', '-f', inRoot('deploy/patroni/haproxy.cfg')], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        NODE_A: a.address,
        NODE_B: b.address,
        NODE_C: c.address,
        PRIMARY_PORT: String(primaryPort),
        STANDBY_PORT: String(standbyPort),
      },
      stdio: 'ignore',
    });
    process.once('exit', () => haproxy.kill('SIGKILL'));
  }

  function etcdHosts() {
    const all = machines.map(({ address }) => `${address}:2379`).join(',');
    return needsFormerApi ? { PATRONI_ETCD_HOSTS: all } : { PATRONI_ETCD3_HOSTS: all };
  }

  function ctl(...args) {
    return promisify(execFile)('patronictl', ['-c', inRoot('deploy/patroni/patroni.yml'), ...args], {
      encoding: 'utf8',
      timeout: 60_000,
      env: {
        PATH: process.env.PATH,
        LC_ALL: 'C.UTF-8',
        ...etcdHosts(),
        PATRONI_RESTAPI_USERNAME: 'patroni',
        PATRONI_RESTAPI_PASSWORD: restApi,
      },
    });
  }

  /** The state of all machines according to one that can be reached: `{ name, role, state }[]`. */
  async function status() {
    for (const { address } of machines) {
      try {
        const response = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(1000) });
        if (response.ok) return (await response.json()).members;
      } catch {
        // Another one may know.
      }
    }
    return [];
  }

  async function inRole(role) {
    const found = (await status()).find((member) => member.role === role);
    return machines.find((machine) => machine.name === found?.name) ?? null;
  }

  function primary() {
    return inRole('leader');
  }

  function synchronous() {
    return inRole('sync_standby');
  }

  /**
   * Waits until a primary streams to two standbys, one of them synchronous. Patroni calls a standby running that has
   * yet to find out that it needs to be rewound.
   */
  async function untilWhole() {
    await eventually(async () => {
      const roles = (await status()).map(({ role }) => role).sort();
      return roles.join() === 'leader,replica,sync_standby' && (await streams()) === 2;
    }, repairTime);
  }

  async function streams() {
    try {
      const [{ count }] = await onDatabase(
        administration,
        (sql) => sql`
        select count(*)::integer from pg_stat_replication where state = 'streaming'`,
      );
      return count;
    } catch {
      return 0;
    }
  }
}

function programsOfDebian() {
  const [newest] = readdirSync(debian).sort((one, other) => Number(other) - Number(one));
  return path.join(debian, newest, 'bin');
}

function isInstalled(program) {
  const folders = [...process.env.PATH.split(':'), '/usr/sbin', '/sbin'];
  return folders.some((folder) => existsSync(path.join(folder, program)));
}

/**
 * Whether this Patroni, older than 3.0.3, overwrites another leader's key through etcd's API v3 when it wakes up, which
 * loses acknowledged writes. Through API v2 it does not.
 */
function overwritesLeader() {
  const version = execFileSync('patroni', ['--version'], { encoding: 'utf8' });
  const [major, minor, patch] = /(\d+)\.(\d+)\.(\d+)/.exec(version).slice(1).map(Number);
  return major < 3 || (major === 3 && minor === 0 && patch < 3);
}

const tail = (log) => log.split('\n').slice(-15).join('\n');
