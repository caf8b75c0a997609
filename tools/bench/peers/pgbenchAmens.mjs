import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { cpuOfEnded, cpuOfServer } from '../figures/processes.mjs';
import { round } from '../figures/percentiles.mjs';
import { cookieOf, hashOf } from '../data/sessions.mjs';
import { insertAmen, openWall } from '../dist/wall.mjs';

/** The least that an amen can be: with the triggers that count, without the rules of who may give one. */
export const insertAlone =
  'insert into amens (prayer_id, member_id) values (:prayer, :member) on conflict do nothing';

/** In their place the script has variables. */
const anyPrayer = 2_000_000_001;
const anyMember = 2_000_000_002;
const hashOfMember = "sha256(('bench-session-of-member-' || :member)::bytea)";

/** The gateway's statement for an amen, with pgbench's variables :prayer and :member. */
export async function amenStatement(url) {
  let sent = null;
  const { database, contextOf } = openWall(url, (text, parameters) => (sent = { text, parameters }));
  await insertAmen(contextOf({ cookie: cookieOf(anyMember) }), anyPrayer);
  await database.close();
  return sent.text.replace(/\$(\d+)/g, (_, place) => literalOf(sent.parameters[place - 1]));
}

function literalOf(value) {
  // The driver has written all but lists as text.
  if (String(value) === String(anyPrayer)) return ':prayer';
  if (String(value) === `\\x${hashOf(anyMember).toString('hex')}`) return hashOfMember;
  if (Array.isArray(value)) return `'{${value.join(',')}}'`;
  return `'${String(value).replaceAll("'", "''")}'`;
}

/** A closed loop of one statement; on one prayer each amen comes from another member, as long as there are some. */
export async function runPgbench({ url, text, target, size, members, clients, seconds }, { stateFile }) {
  const file = path.join(os.tmpdir(), `amens-${process.pid}.sql`);
  const choice =
    target === 'random'
      ? [`\\set prayer random(1, ${size})`, `\\set member random(1, ${members})`]
      : [
          `\\set n :n + 1`,
          `\\set prayer ${target}`,
          `\\set member 1 + (:client_id + ${clients} * :n) % ${members}`,
        ];
  writeFileSync(file, `${choice.join('\n')}\n${text};\n`);
  const before = { pgbench: cpuOfEnded(), postgres: cpuOfServer(stateFile) };
  const program = spawn(
    'pgbench',
    [
      '-n',
      '-M',
      'prepared',
      '-D',
      'n=0',
      '-c',
      clients,
      '-j',
      1,
      '-T',
      Math.ceil(seconds),
      '-f',
      file,
      url,
    ].map(String),
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [output, [code]] = await Promise.all([textOf(program.stdout), once(program, 'exit')]);
  rmSync(file);
  if (code !== 0) throw new Error(`pgbench: ${code}`);
  const figure = (pattern) => Number(pattern.exec(output)[1]);
  const completed = figure(/actually processed: (\d+)/);
  return {
    completed,
    perSecond: Math.round(figure(/tps = ([\d.]+)/)),
    meanMs: figure(/latency average = ([\d.]+)/),
    nodeCpu: round((cpuOfEnded() - before.pgbench) / completed, 1),
    postgresCpu: round((cpuOfServer(stateFile) - before.postgres) / completed, 1),
  };
}
