import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Remote } from 'schema/registry';
import { z } from 'zod';

/** Reads the areas of the site; returns the same object for as long as nothing has changed. */
export interface ReleaseReader {
  read(): Promise<Record<string, Remote>>;
}

/** The operations of the running shell (tools/release/recordRunning.mjs). */
const shellRule = z.object({ operations: z.record(z.string(), z.string()) });

/** The record of the running shell, as text; null if there is none. */
export function readShell(siteDir: string): Promise<string | null> {
  return readIfAny(siteDir, 'released-shell.json');
}

/** @throws if it is no record of a shell */
export function operationsOfShell(shell: string): Record<string, string> {
  return shellRule.parse(JSON.parse(shell)).operations;
}

/** The text of a file of the site; null if there is none. */
export async function readIfAny(siteDir: string, name: string): Promise<string | null> {
  return readFile(path.join(siteDir, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
