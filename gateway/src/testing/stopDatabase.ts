import { rmSync } from 'node:fs';

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
}
