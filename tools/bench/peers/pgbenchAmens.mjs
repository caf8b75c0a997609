import { cpuOfEnded, cpuOfServer } from '../figures/processes.mjs';
import { round } from '../figures/percentiles.mjs';
import { cookieOf, hashOf } from '../data/sessions.mjs';
import { runPgbench } from '../load/pgbench.mjs';
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
export async function runAmens({ url, text, target, size, members, clients, seconds }, { stateFile }) {
  const choice =
    target === 'random'
      ? [`\\set prayer random(1, ${size})`, `\\set member random(1, ${members})`]
      : [
          `\\set n :n + 1`,
          `\\set prayer ${target}`,
          `\\set member 1 + (:client_id + ${clients} * :n) % ${members}`,
        ];
  const script = `${choice.join('\n')}\n${text};\n`;
  const before = { pgbench: cpuOfEnded(), postgres: cpuOfServer(stateFile) };
  const options = { M: 'prepared', D: 'n=0', c: clients, j: 1, T: Math.ceil(seconds) };
  const figures = await runPgbench(url, script, options);
  return {
    ...figures,
    nodeCpu: round((cpuOfEnded() - before.pgbench) / figures.completed, 1),
    postgresCpu: round((cpuOfServer(stateFile) - before.postgres) / figures.completed, 1),
  };
}
