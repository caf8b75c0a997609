import { rmSync } from 'node:fs';
import path from 'node:path';

export default async function stopDatabase(): Promise<void> {
  if (!globalThis.testDatabase) return;
  const { program, directory } = globalThis.testDatabase;
  if (program.exitCode === null) {
    await new Promise((resolve) => {
      program.on('exit', resolve);
      program.kill('SIGTERM');
    });
  }
  rmSync(directory, { recursive: true, force: true });
  // Watching, jest starts the database again in this process.
  process.env.TMPDIR = path.dirname(directory);
}
