import { fork } from 'node:child_process';
import { openSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../scripts/tree/root.mjs';
import { gatewayProgram } from './bundle.mjs';

/** The gateway in production mode, without its limits by address. */
export async function startGateway({ databaseUrl, directory, arguments: args = [] }) {
  const program = start(gatewayProgram, directory, args, {
    NODE_ENV: 'production',
    GRAPHQL_DOCUMENTS: 'any',
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(directory, 'gateway'),
    SITE_DIR: inRoot('.site'),
  });
  const { port } = await messageOf(program);
  return runningOf(program, port);
}

/** One of peers/, in production mode. */
export async function startPeer(name, { databaseUrl, directory, env = {}, arguments: args = [] }) {
  const program = start(inRoot(`tools/bench/peers/${name}.mjs`), directory, args, {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    ...env,
  });
  const { port } = await messageOf(program);
  return runningOf(program, port);
}

function start(file, directory, args, env) {
  const log = openSync(path.join(directory, 'programs.log'), 'a');
  return fork(file, {
    cwd: inRoot(),
    env: { PATH: process.env.PATH, ...env },
    execArgv: args,
    stdio: ['ignore', log, log, 'ipc'],
  });
}

function messageOf(program) {
  return new Promise((resolve, reject) => {
    program.once('message', resolve);
    program.once('exit', (code) =>
      reject(new Error(`${program.spawnargs.at(-1)} ended (${code}); see programs.log`)),
    );
  });
}

const runningOf = (program, port) => ({
  pid: program.pid,
  url: `http://127.0.0.1:${port}`,
  /** Collects garbage, with `--expose-gc`. */
  async collect() {
    program.send('collect');
    return messageOf(program);
  },
  stop: () =>
    new Promise((resolve) => {
      program.once('exit', resolve);
      program.kill('SIGTERM');
    }),
});
