import { readRegistry } from '../../schema/registry.mjs';
import { readAreaKeys } from './areaKeys.mjs';
import { readArguments } from './arguments.mjs';
import { confirmServed, readServed, siteOrigin } from './confirmServed.mjs';
import { manageKeys, signState } from './keys.mjs';
import { signature } from './origin.mjs';
import { retireRemote } from './retire.mjs';
import { openStorage, readEntry } from './storage.mjs';

const shownHistory = 10;

/**
 * `releases`: the live, canary and previous versions, and the latest changes; `releases keys …` and `releases sign …`:
 * keys.mjs; `releases retire …`: retire.mjs.
 */
export async function status(args = []) {
  const { words, values } = readArguments(
    args,
    args.includes('retire') ? { reason: { type: 'string' } } : {},
  );
  const storage = await openStorage();
  if (words[0] === 'keys') return console.log(await manageKeys(storage, words.slice(1)));
  if (words[0] === 'sign') return console.log(await signState(storage, words[1]));
  if (words[0] === 'retire') {
    console.log(await retireRemote(storage, words[1], signature(values.reason)));
    return console.log(await confirmServed(words[1], await readEntry(storage, words[1])));
  }
  const { registry } = await storage.readRegistry();
  const blocks = [
    [storage.location],
    remoteLines(registry),
    stoppedLines(registry, await readServed(siteOrigin(process.env))),
    leftOutLines(registry, await readAreaKeys(storage)),
    historyLines(registry),
  ];
  console.log(
    blocks
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join('\n'))
      .join('\n\n'),
  );
}

/** One line for each remote. */
export function remoteLines({ remotes }) {
  const rows = Object.entries(remotes).map(([name, { live, canary, previous }]) => [
    name,
    live ?? '-',
    canary ? `${canary.version} (${canary.percent} %)` : '-',
    previous ?? '-',
  ]);
  return asColumns([['remote', 'live', 'canary', 'previous'], ...rows]);
}

/**
 * The canaries that the gateways stopped, as the running site says.
 *
 * @param {object} registry
 * @param {Record<string, { live: string, stopped?: object }> | null} served null: it does not respond
 */
export function stoppedLines({ remotes }, served) {
  if (!Object.values(remotes).some(({ canary }) => canary)) return [];
  if (!served) return ['The site does not respond, so nobody knows whether a canary stopped by itself.'];
  return Object.entries(served).flatMap(([name, { live, stopped }]) => {
    if (!stopped) return [];
    const { version, stoppedAt, failed, visitors, liveFailed, liveVisitors } = stopped;
    const at = stoppedAt.slice(0, 16).replace('T', ' ');
    return `${name} ${version} stopped by itself at ${at}: it failed for ${of(failed, visitors)} visitors, the live version for ${of(liveFailed, liveVisitors)}. ${live} goes to everybody, until the next canary, promote or rollback.`;
  });
}

const of = (part, all) => `${part.toLocaleString('en')} of ${all.toLocaleString('en')}`;

/** Versions that gateways cannot read, with those that visitors get instead. */
export function leftOutLines(registry, keys = {}) {
  const { remotes, leftOut } = readRegistry(registry, keys);
  return leftOut.map(({ remote, version, state, why }) => {
    const instead = remotes[remote] ? `${remotes[remote].live} is served` : 'the area is not served';
    return `PW-209 ${remote} ${version ?? ''} cannot be read: ${why}.${state ? ` Instead, ${instead}.` : ''}`;
  });
}

/** The latest changes, newest first. */
export function historyLines({ history }) {
  if (history.length === 0) return ['Nothing was released yet.'];
  return asColumns(
    history
      .slice(0, shownHistory)
      .map(({ at, remote, action, from, to, percent, by, commit, reason }) => [
        at.slice(0, 16).replace('T', ' '),
        remote,
        percent ? `${action} ${percent} %` : action,
        `${from ?? '-'} → ${to ?? '-'}`,
        commit ?? '-',
        by ?? '-',
        reason ?? '',
      ]),
  );
}

function asColumns(rows) {
  const widths = rows[0].map((_cell, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
}
