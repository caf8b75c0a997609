import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startOf } from '../site/processes.mjs';
import { readIfAny } from './files.mjs';

/**
 * Takes a lock that ends with this program, however it ends: the file names the holder, and a holder that is gone
 * holds nothing. Answers null while another program has it, else the function that gives it back.
 */
export function takeLock(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, start: startOf(process.pid) }));
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

/** Runs the work while no other program in this checkout runs it. */
export async function alone(file, work) {
  let giveBack = takeLock(file);
  while (!giveBack) {
    await pause(100);
    giveBack = takeLock(file);
  }
  try {
    return await work();
  } finally {
    giveBack();
  }
}

/** The id of the living program that holds the lock, or null. */
export const holderOf = (file) => livingHolder(readIfAny(file));

/** Whether who took the lock is gone. One that was given back meanwhile may be another's by now. */
function isAbandoned(file) {
  const note = readIfAny(file);
  return note !== null && livingHolder(note) === null;
}

function livingHolder(note) {
  try {
    const { pid, start } = JSON.parse(note);
    return startOf(pid) === start && start !== null ? pid : null;
  } catch {
    return null;
  }
}

/** A link appears with its whole content or not at all. */
function linked(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}
