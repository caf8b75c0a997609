import { readFileSync } from 'node:fs';
import os from 'node:os';
import { step } from '../../scripts/terminal/progress.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { bundleGateway } from './bundle.mjs';
import { loadNow } from './figures/processes.mjs';

/** Runs all requested measurements, those after one that fails too. Returns the results, and why parts have none. */
export async function measure(options) {
  await bundleGateway();
  // Imported late: it needs the bundle.
  const { openDatabases } = await import('./data/databases.mjs');
  const { measureScenarios } = await import('./measureScenarios.mjs');
  const { measurePeers } = await import('./measurePeers.mjs');
  const { measureDocuments } = await import('./measureDocuments.mjs');
  const { measureBloat } = await import('./measureBloat.mjs');
  const { measureWrites } = await import('./measureWrites.mjs');
  const { measureRates } = await import('./measureRates.mjs');
  const { measureLive } = await import('./measureLive.mjs');

  const began = new Date().toISOString();
  const databases = await openDatabases(options);
  try {
    const parts = {};
    const failures = [];
    const wants = async (part, work) => {
      if (!options.parts.has(part)) return null;
      const [partBegan, before] = [new Date().toISOString(), loadNow()];
      try {
        const found = await step(part, work);
        parts[part] = { began: partBegan, load: [before, loadNow()] };
        return found;
      } catch (error) {
        failures.push(error);
        return null;
      }
    };
    const results = {
      began,
      machine: machine(),
      options: { ...options, directory: undefined, parts: [...options.parts] },
      parts,
      scenarios: await wants('scenarios', () => measureScenarios(options, databases)),
      peers: await wants('peers', () => measurePeers(options, databases)),
      documents: await wants('documents', () => measureDocuments(options, databases)),
      writes: await wants('writes', () => measureWrites(options, databases)),
      rates: await wants('rates', () => measureRates(options, databases)),
      live: await wants('live', () => measureLive(options, databases)),
      bloat: await wants('bloat', () => measureBloat(options, databases)),
      disks: await databases.diskOf(),
    };
    return { results, failures };
  } finally {
    await databases.stop();
  }
}

const machine = () => ({
  cores: os.availableParallelism(),
  processor: os.cpus()[0]?.model ?? 'unknown',
  memoryGb: Math.round(os.totalmem() / 2 ** 30),
  node: process.version,
  versions: versionsOfPeers(),
});

function versionsOfPeers() {
  const read = (folder, name) =>
    JSON.parse(readFileSync(inRoot('tools/bench', folder, 'node_modules', name, 'package.json'), 'utf8'))
      .version;
  return {
    Mercurius: read('', 'mercurius'),
    Fastify: read('', 'fastify'),
    'GraphQL Yoga': read('', 'graphql-yoga'),
    'Apollo Server': read('', '@apollo/server'),
    Express: read('', 'express'),
    'Hive Gateway (runtime)': read('peers/hive', '@graphql-hive/gateway-runtime'),
    PostGraphile: `${read('peers/postgraphile5', 'postgraphile')} and ${read('', 'postgraphile')}`,
    'Next.js': read('peers/next', 'next'),
  };
}
