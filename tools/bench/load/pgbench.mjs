import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

export const hasPgbench = () => spawnSync('pgbench', ['--version']).status === 0;

/**
 * A closed loop of a script by pgbench, without a vacuum before it.
 *
 * @param {string} url
 * @param {string} script
 * @param {Record<string, string | number>} options of pgbench, by their names without the hyphen
 * @returns {Promise<{ completed: number, perSecond: number, meanMs: number }>}
 */
export async function runPgbench(url, script, options) {
  const file = path.join(os.tmpdir(), `prayer-wall-pgbench-${process.pid}.sql`);
  writeFileSync(file, script);
  const given = Object.entries(options).flatMap(([name, value]) => [`-${name}`, String(value)]);
  const program = spawn('pgbench', ['-n', ...given, '-f', file, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(program.stdout), once(program, 'exit')]);
  rmSync(file);
  if (code !== 0) throw new Error(`pgbench: ${code}`);
  const figure = (pattern) => Number(pattern.exec(output)[1]);
  return {
    completed: figure(/actually processed: (\d+)/),
    perSecond: Math.round(figure(/tps = ([\d.]+)/)),
    meanMs: figure(/latency average = ([\d.]+)/),
  };
}
