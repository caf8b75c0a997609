import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MailTransport } from './transport';

/** Writes each mail as `outbox/<number>.eml`, complete or not at all. */
export function directoryTransport(dataDir: string): MailTransport {
  const directory = path.join(dataDir, 'outbox');
  return async ({ id, raw }) => {
    const file = path.join(directory, `${String(id).padStart(8, '0')}.eml`);
    try {
      await mkdir(directory, { recursive: true });
      await writeFile(`${file}.part`, raw, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return { state: 'sent', error: null };
    } catch (error) {
      return {
        state: 'waiting',
        error: (error as NodeJS.ErrnoException).code ?? 'The mail cannot be written',
      };
    }
  };
}
