import { existsSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, readConfig, type Config } from '../config';
import { withSettings } from '../domains/settings/follow';
import { findSettings } from '../domains/settings/sql';
import { findKeyFault } from '../platform/confided/requireCareKeys';
import { canSeal } from '../platform/confided/words';
import type { Sql } from '../platform/database/sql';
import { examineFolder, examineSchedule } from './backups';
import { connect } from './connect';
import { examineDatabase } from './database';
import { codeOf, findingsAbout, type Finding } from './finding';
import { examineDisk } from './machine';
import { examineMail, examineOutbox } from './mail';
import { redactor } from './redact';
import { examineSite } from './runningSite';
import { examineAdministrators, examineSignIn } from './signIn';
import { examineVersion } from './versions';

const configuration = findingsAbout('Configuration');
const database = findingsAbout('Database');

export interface Options {
  /** Who gets the test message; null: the community's mailbox, or an administrator. */
  to: string | null;
  /** Why there is no database to look at; null if there is one. */
  noDatabase: string | null;
}

/** Everything that may be wrong with an installation. It never throws, and prints no secret of the environment. */
export async function examine(
  environment: Record<string, string | undefined>,
  { to, noDatabase }: Options,
): Promise<Finding[]> {
  const config = configOf(environment);
  const findings =
    'state' in config
      ? [config]
      : [
          configuration.ok(`Every variable is valid${config.production ? '' : '; not in production'}.`),
          ...(await examineAll(config)),
        ];
  const redact = redactor(environment);
  return findings.map(({ text, ...finding }) => ({ ...finding, text: redact(text) }));

  async function examineAll(known: Config): Promise<Finding[]> {
    const parts: [string, () => Promise<Finding[]>][] = [
      ['Site', () => examineSite(known)],
      ['Database', () => (noDatabase === null ? examineRows(known) : without(noDatabase))],
      ['Mail', async () => examineMail(noDatabase === null ? await withStored(known) : known, to)],
      ['Sign-in', () => examineSignIn(known)],
      ['Disk', () => examineDisk(known.dataDir)],
      ['Backups', () => examineFolder(known)],
      ['Versions', () => examineVersion(known.migrationsDir)],
    ];
    const found = await Promise.all(
      parts.map(([about, look]) =>
        look().catch((error: unknown) => [
          findingsAbout(about).problem(`It could not be looked at (${codeOf(error)}).`),
        ]),
      ),
    );
    return found.flat();
  }

  async function without(reason: string): Promise<Finding[]> {
    return [database.problem(reason)];
  }
}

const examineRows = (config: Config): Promise<Finding[]> =>
  examineDatabase(config, async (sql) => [
    ...(await examineCareKey(sql, config)),
    ...(await examineAdministrators(sql, config)),
    ...(await examineOutbox(sql)),
    ...(await examineSchedule(sql, config)),
  ]);

/** What administrators have named in /setup and /admin; without a database only the environment is known. */
async function withStored(config: Config): Promise<Config> {
  const sql = connect(config.directUrl);
  try {
    const stored = await findSettings(sql);
    return withSettings(config, () => stored);
  } catch {
    return config;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function examineCareKey(sql: Sql, config: Config): Promise<Finding[]> {
  const fault = await findKeyFault(sql, config);
  if (fault !== null) return [configuration.problem(`${fault}.`)];
  if (canSeal(config)) return [];
  return [configuration.note('Without CARE_KEY nobody can confide anything to the prayer team.')];
}

/** Outside production secrets are made at the first start; this does not make them. */
function configOf(environment: Record<string, string | undefined>): Config | Finding {
  const isProduction = environment.NODE_ENV === 'production';
  try {
    return readConfig(isProduction ? environment : withSecrets(environment));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return configuration.problem(`${error.message}. Correct this variable, and run this again.`);
  }
}

function withSecrets(environment: Record<string, string | undefined>): Record<string, string | undefined> {
  const none = 'x'.repeat(32);
  const isStored = existsSync(path.join(environment.DATA_DIR || '.data', 'care-key'));
  return {
    ...environment,
    JWT_SECRET: environment.JWT_SECRET || none,
    CARE_KEY: environment.CARE_KEY || (isStored ? undefined : none),
  };
}
