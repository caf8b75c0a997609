import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** The operations of the running shell (tools/release/recordRunning.mjs). */
const shellRule = z.object({ operations: z.record(z.string(), z.string()) });

/** What was recorded of the running shell; null if nothing was. */
export function readShell(siteDir: string): Promise<string | null> {
  return readFile(path.join(siteDir, 'released-shell.json'), 'utf8').catch(() => null);
}

/** @throws if it is no record of a shell */
export function operationsOfShell(shell: string | null): Record<string, string> {
  return shellRule.parse(JSON.parse(shell ?? '')).operations;
}
