import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { round } from '../figures/percentiles.mjs';
import { cpuOfServer } from '../figures/processes.mjs';
import { hashOf, tokenOf } from '../data/sessions.mjs';
import { findFeed, openWall } from '../dist/wall.mjs';

export const hasPgbench = () => spawnSync('pgbench', ['--version']).status === 0;

/** The feed's statement by pgbench, without an HTTP server; null where pgbench is not installed. */
export async function measureDatabaseAlone(
  url,
  { connections, peerSeconds: seconds },
  member,
  { stateFile },
) {
  if (!hasPgbench()) return null;
  const file = path.join(os.tmpdir(), `feed-${process.pid}.sql`);
  writeFileSync(file, `${await feedStatement(url, member)};\n`);
  const before = cpuOfServer(stateFile);
  const { stdout, stderr, status } = spawnSync(
    'pgbench',
    ['-n', '-M', 'prepared', '-c', connections, '-j', '1', '-T', Math.ceil(seconds), '-f', file, url].map(
      String,
    ),
    { encoding: 'utf8' },
  );
  rmSync(file);
  if (status !== 0) throw new Error(`pgbench: ${stderr}`);
  const [completed, perSecond] = [/actually processed: (\d+)/, /tps = ([\d.]+)/].map((pattern) =>
    Number(pattern.exec(stdout)[1]),
  );
  return {
    perSecond: Math.round(perSecond),
    postgresCpu: round((cpuOfServer(stateFile) - before) / completed, 1),
  };
}

/** The gateway's statement with the session's hash inlined, and no administrators by address. */
async function feedStatement(url, member) {
  let sent = '';
  const { database, contextOf } = openWall(url, (text) => (sent = text));
  const feed = { sort: 'recent', categories: [], search: null, skip: 0, after: null, rows: 21 };
  await findFeed(contextOf({ cookie: `pw_session=${tokenOf(member)}` }), feed);
  await database.close();
  const text = sent
    .replace(/(token_hash = )\$\d+/, `$1'\\x${hashOf(member).toString('hex')}'::bytea`)
    .replace(/any\(\$\d+/g, "any('{}'::text[]");
  if (/\$\d/.test(text)) throw new Error(`A parameter is unknown:\n${text}`);
  return text;
}
