import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config';
import { findLate } from '../domains/backups/due';
import { findState } from '../domains/backups/sql';
import type { Sql } from '../platform/database/sql';
import { findingsAbout, type Finding } from './finding';
import { canWrite } from './machine';

const { ok, note, problem } = findingsAbout('Backups');

/** Days without a new backup where they are made by hand. */
const longest = 8;

/** Those that are made by hand, where there is no schedule. */
export async function examineFolder({ dataDir, backups }: Config): Promise<Finding[]> {
  if (backups) return [];
  const folder = path.join(dataDir, 'backups');
  const names = await readdir(folder).catch(() => []);
  const times = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).mtimeMs));
  if (times.length === 0)
    return [note('None has been made here, and none is scheduled. Set BACKUP_SCHEDULE and BACKUP_TO.')];
  const days = Math.floor((Date.now() - Math.max(...times)) / 86_400_000);
  if (days > longest)
    return [problem(`The last one is ${days} days old. Run npm run backup, or set BACKUP_SCHEDULE.`)];
  return [ok(days === 0 ? 'The last one is of today.' : `The last one is ${days} days old.`)];
}

/** Those of the schedule: whether they are made, are still in their folder, and were restored as a proof. */
export async function examineSchedule(sql: Sql, { backups }: Config): Promise<Finding[]> {
  if (!backups) return [];
  const state = await findState(sql);
  const late = findLate(backups.schedule, state);
  const last = state.good && state.good.startedAt.toISOString();
  const findings = [
    ...(await examinePlace(backups.to, state.good && state.good.name)),
    ...(late.backup
      ? [
          problem(
            `The scheduled one is late: ${last ? `the last is of ${last}` : 'none was ever made'}. /admin says why.`,
          ),
        ]
      : []),
    ...(late.proof ? [problem('None was proved by restoring it for too long. /admin says why.')] : []),
  ];
  if (findings.length > 0) return findings;
  return [
    last === null
      ? note('None has been made yet. The first one comes by the schedule.')
      : ok(`The last one is of ${last}, and they are proved by restoring them.`),
  ];
}

/** Buckets are not looked at. @param newest the name of the newest backup */
async function examinePlace(to: string, newest: string | null): Promise<Finding[]> {
  if (to.startsWith('s3:')) return [];
  if (newest !== null && !existsSync(path.join(to, newest)))
    return [
      problem(`The last one, ${newest}, is not in ${to}. Look whether BACKUP_TO is mounted here and right.`),
    ];
  if (await canWrite(to)) return [];
  return [problem(`${to} cannot be written to. Let the site's user write there, or correct BACKUP_TO.`)];
}
