import os from 'node:os';
import { step } from '../../scripts/terminal/progress.mjs';
import { bundleGateway } from './bundle.mjs';

/** Runs all requested measurements. */
export async function measure(options) {
  await bundleGateway();
  // Imported late: it needs the bundle.
  const { openDatabases } = await import('./data/databases.mjs');
  const { measureScenarios } = await import('./measureScenarios.mjs');
  const { measurePeers } = await import('./measurePeers.mjs');
  const { measureRates } = await import('./measureRates.mjs');
  const { measureLive } = await import('./measureLive.mjs');

  const began = new Date().toISOString();
  const databases = await openDatabases(options);
  try {
    const wants = (part, work) => (options.parts.has(part) ? step(part, work) : null);
    return {
      began,
      machine: machine(),
      options: { ...options, directory: undefined, parts: [...options.parts] },
      scenarios: await wants('scenarios', () => measureScenarios(options, databases)),
      peers: await wants('peers', () => measurePeers(options, databases)),
      rates: await wants('rates', () => measureRates(options, databases)),
      live: await wants('live', () => measureLive(options, databases)),
      disks: await databases.diskOf(),
      loadAfter: os.loadavg().map((load) => Number(load.toFixed(1))),
    };
  } finally {
    await databases.stop();
  }
}

const machine = () => ({
  cores: os.availableParallelism(),
  processor: os.cpus()[0]?.model ?? 'unknown',
  memoryGb: Math.round(os.totalmem() / 2 ** 30),
  node: process.version,
  load: os.loadavg().map((load) => Number(load.toFixed(1))),
});
