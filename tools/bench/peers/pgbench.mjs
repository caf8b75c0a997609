import { round } from '../figures/percentiles.mjs';
import { cpuOfServer } from '../figures/processes.mjs';
import { hashOf, tokenOf } from '../data/sessions.mjs';
import { hasPgbench, runPgbench } from '../load/pgbench.mjs';
import { findFeed, openWall } from '../dist/wall.mjs';

/** The feed's statement by pgbench, without an HTTP server; null where pgbench is not installed. */
export async function measureDatabaseAlone(
  url,
  { connections, peerSeconds: seconds },
  member,
  { stateFile },
) {
  if (!hasPgbench()) return null;
  const script = `${await feedStatement(url, member)};\n`;
  const before = cpuOfServer(stateFile);
  const options = { M: 'prepared', c: connections, j: 1, T: Math.ceil(seconds) };
  const { completed, perSecond } = await runPgbench(url, script, options);
  return {
    perSecond,
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
