// Runs one program and stops it when the parent process requests that or has ended, even by kill -9. The only argument
// is { program, args, uid?, gid?, stopSignal } as JSON.
import { spawn } from 'node:child_process';

const { program, args, uid, gid, stopSignal } = JSON.parse(process.argv[2]);

const child = spawn(program, args, { uid, gid, stdio: ['ignore', 'inherit', 'inherit'] });
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 1));

const stop = () => child.kill(stopSignal);
process.on('disconnect', stop);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
