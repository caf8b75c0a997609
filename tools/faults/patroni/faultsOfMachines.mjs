import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { mountDisk } from '../smallDisk.mjs';

const data = '/var/lib/postgresql';

/**
 * The faults of a cluster. `mostSeconds` is how long no write may be acknowledged, by default the contract's. `inject` returns a function that heals it, which is called `seconds` later.
 *
 * @type {{ name: string, seconds: number, mostSeconds?: number, prepare?: (cluster: object) => Promise<object>, inject: (cluster: object, prepared?: object) => Promise<() => unknown> }[]}
 */
export const faultsOfMachines = [
  {
    name: 'PostgreSQL of the primary killed (kill -9, all its processes)',
    seconds: 5,
    async inject(cluster) {
      (await cluster.primary()).signal('SIGKILL', 'postgres');
      return () => undefined;
    },
  },
  {
    name: 'the primary burns: gone from the network, all processes killed, its data lost',
    seconds: 20,
    async inject(cluster) {
      const machine = await cluster.primary();
      machine.cutOff();
      machine.kill();
      return () => {
        rmSync(`${machine.folderOf(data)}/patroni`, { recursive: true });
        machine.reconnect();
        cluster.start(machine);
      };
    },
  },
  {
    name: 'PostgreSQL of the primary stopped (SIGSTOP), continued after 25 s',
    seconds: 25,
    async inject(cluster) {
      const machine = await cluster.primary();
      machine.signal('SIGSTOP', 'postgres');
      return () => machine.signal('SIGCONT', 'postgres');
    },
  },
  {
    name: 'the whole machine of the primary frozen (SIGSTOP), continued after 25 s',
    seconds: 25,
    async inject(cluster) {
      const machine = await cluster.primary();
      machine.signal('SIGSTOP');
      return () => machine.signal('SIGCONT');
    },
  },
  {
    name: 'the primary cut off from everybody (packets vanish), connected again after 25 s',
    seconds: 25,
    async inject(cluster) {
      const machine = await cluster.primary();
      machine.cutOff();
      return () => machine.reconnect();
    },
  },
  {
    name: 'the synchronous standby cut off, connected again after 25 s',
    seconds: 25,
    async inject(cluster) {
      const machine = await cluster.synchronous();
      machine.cutOff();
      return () => machine.reconnect();
    },
  },
  {
    name: 'switchover',
    seconds: 3,
    async inject(cluster) {
      await cluster.switchover();
      return () => undefined;
    },
  },
  {
    name: 'etcd killed on all three machines, started again after 20 s',
    seconds: 20,
    async inject({ machines, startEtcd }) {
      for (const machine of machines) machine.signal('SIGKILL', 'etcd');
      return () => machines.forEach(startEtcd);
    },
  },
  {
    // To Patroni it is healthy while PostgreSQL runs: writes wait for whoever watches the space, here after 20 s.
    name: 'the disk of the primary full, the machine taken away after 20 s',
    seconds: 20,
    mostSeconds: 40,
    /** Makes a standby anew on a small disk, and then the primary. */
    async prepare(cluster) {
      const machine = await cluster.synchronous();
      machine.kill();
      const folder = machine.folderOf(data);
      rmSync(`${folder}/patroni`, { recursive: true });
      const disk = mountDisk(folder, { megabytes: 400, folder });
      if (disk === null) return null;
      cluster.start(machine);
      await cluster.untilWhole();
      while ((await cluster.primary()).name !== machine.name) {
        await cluster.switchover();
        await cluster.untilWhole();
      }
      return { disk, machine };
    },
    async inject(cluster, { disk, machine }) {
      disk.fill();
      return async () => {
        machine.kill();
        while (!tryTo(() => disk.remove())) await pause(100);
        cluster.start(machine);
      };
    },
  },
];

function tryTo(act) {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
