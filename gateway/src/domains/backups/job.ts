import { backUp } from '../../../../tools/backup/copy/backUp.mjs';
import { connect } from '../../../../tools/backup/copy/connect.mjs';
import { nameOfNow } from '../../../../tools/backup/copy/format.mjs';
import { keepNewest, openStore } from '../../../../tools/backup/copy/store.mjs';
import type { BackupConfig } from '../../config';
import type { AppServices } from '../../platform/services';
import { postAlarms } from './alarm';
import { isBackupDue, isProofDue } from './due';
import { prove } from './proof';
import {
  deleteOldRows,
  findState,
  deleteStart,
  recordFailure,
  recordGood,
  recordProof,
  recordProofFailure,
  recordStart,
} from './sql';

/** Held by the gateway that makes or proves a backup, by its connection alone: it falls with the gateway. */
const backupLock = 7_296_063;

/** Makes a backup and proves one, if they are due and no other gateway is doing it; then reports what is late. */
export async function backUpWhenDue(services: AppServices, isStopping: () => boolean): Promise<void> {
  const { config, database } = services;
  const { backups } = config;
  if (!backups) return;
  const isAnythingDue = async () => {
    const state = await findState(database.sql);
    return { backup: isBackupDue(backups.schedule, state), proof: isProofDue(state) };
  };
  const due = await isAnythingDue();
  try {
    if (due.backup || due.proof) await work(services, backups, isAnythingDue, isStopping);
  } catch (error) {
    if (!isStopping()) throw error;
  } finally {
    await postAlarms(services, backups);
  }
}

/** @throws what made the backup or the proof fail, after it was recorded */
async function work(
  { config, database: { sql } }: AppServices,
  backups: BackupConfig,
  isDue: () => Promise<{ backup: boolean; proof: boolean }>,
  isStopping: () => boolean,
): Promise<void> {
  const own = connect(config.directUrl);
  const requireGoOn = () => {
    if (isStopping()) throw new Error('The gateway is stopping.');
  };
  try {
    const [{ isHeld }] = await own<[{ isHeld: boolean }]>`
      select pg_try_advisory_lock(${backupLock}) as "isHeld"`;
    if (!isHeld) return;
    // Another gateway may have done it in the meantime.
    if ((await isDue()).backup) await make();
    if ((await isDue()).proof) await proveLast();
  } finally {
    await own.end({ timeout: 1 });
  }

  async function make(): Promise<void> {
    const id = await recordStart(sql);
    try {
      const store = await openStore(backups.to);
      const name = nameOfNow(backups.key !== null);
      const { bytes } = await store.put(name, (file: string) =>
        backUp(own, file, { key: backups.key, requireGoOn }),
      );
      await recordGood(sql, id, { name, bytes });
      await keepNewest(store, backups.keep);
      await deleteOldRows(sql);
    } catch (error) {
      await (isStopping() ? deleteStart(sql, id) : recordFailure(sql, id, messageOf(error)));
      throw error;
    }
  }

  async function proveLast(): Promise<void> {
    const { good } = await findState(sql);
    if (!good) return;
    try {
      const store = await openStore(backups.to);
      await store.read(good.name, (file: string) => prove(config, backups, { file, requireGoOn }));
      await recordProof(sql, good.id);
    } catch (error) {
      if (!isStopping()) await recordProofFailure(sql, good.id, messageOf(error));
      throw error;
    }
  }
}

const longest = 500;

const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : 'An error without words').replace(/\s+/g, ' ').slice(0, longest);
