import { appendFileSync, readdirSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded into a gateway before its program: every ten seconds a line with what it holds.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

setInterval(() => {
  collect();
  const { rss, heapUsed, external } = process.memoryUsage();
  const sample = {
    at: Date.now(),
    rss,
    heap: heapUsed,
    external,
    descriptors: readdirSync('/proc/self/fd').length,
    handles: process.getActiveResourcesInfo().length,
  };
  appendFileSync(process.env.SOAK_FILE, `${JSON.stringify(sample)}\n`);
}, 10_000).unref();
