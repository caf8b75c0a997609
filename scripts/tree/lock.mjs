import { existsSync, linkSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startTimeOf } from '../site/processes.mjs';
import { Failure } from '../terminal/failure.mjs';
import { readIfAny } from './files.mjs';

/**
 * Acquires a lock that ends with this process, however it ends: the file names the holder, and a dead holder holds
 * nothing. Returns null while another process holds it, else the function that releases it.
 *
 * @throws {Failure} if this user may not write there
 */
export function acquireLock(file) {
  const mine = `${file}.${process.pid}`;
  writeIn(path.dirname(file), mine, JSON.stringify({ pid: process.pid, start: startTimeOf(process.pid) }));
  try {
    if (!linked(mine, file)) {
      if (isAbandoned(file)) rmSync(file, { force: true });
      if (!linked(mine, file)) return null;
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return () => rmSync(file, { force: true });
}

/** Runs the work while holding the lock. */
export async function withLock(file, work) {
  let unlock = acquireLock(file);
  while (!unlock) {
    await pause(100);
    unlock = acquireLock(file);
  }
  try {
    return await work();
  } finally {
    unlock();
  }
}

/** The id of the living process that holds the lock, or null. */
export const lockHolder = (file) => livingHolder(readIfAny(file));

function writeIn(folder, file, content) {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, content);
  } catch (error) {
    if (!['EACCES', 'EPERM'].includes(error.code)) throw error;
    const { uid } = statSync(existsSync(folder) ? folder : path.dirname(folder));
    throw new Failure(
      `${folder} cannot be written by this user: run this as its owner (user id ${uid}), or change the owner.`,
    );
  }
}

/** Whether the holder is dead. A lock that was released meanwhile may already belong to somebody else. */
function isAbandoned(file) {
  const content = readIfAny(file);
  return content !== null && livingHolder(content) === null;
}

function livingHolder(content) {
  try {
    const { pid, start } = JSON.parse(content);
    return startTimeOf(pid) === start && start !== null ? pid : null;
  } catch {
    return null;
  }
}

/** A hard link appears atomically, with its content. */
function linked(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}
