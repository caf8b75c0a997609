import { registryFormat } from '../../schema/registryFormat.mjs';
import { Failure } from '../terminal/progress.mjs';
import { readIfAny, replaceFile } from '../tree/files.mjs';

const interval = 15_000;
const timeout = 10_000;

/**
 * Copies a remote registry to where the gateway reads it, so that a release, canary or rollback reaches every gateway
 * within seconds. While the registry cannot be read, the last copy stays.
 *
 * @param {{ address: string, file: string, every?: number }} registry every: milliseconds
 */
export function registryFollower({ address, file, every = interval }) {
  let etag = null;
  let timer = null;
  let lastFault = null;

  const follow = async () => {
    const response = await fetch(address, {
      headers: etag ? { 'If-None-Match': etag } : {},
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status === 304) return;
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    const text = await response.text();
    if (JSON.parse(text).format !== registryFormat)
      throw new Error(`It has not the format ${registryFormat}.`);
    replaceFile(file, text);
    etag = response.headers.get('etag');
  };
  const tryToFollow = async () => {
    const fault = await follow().then(
      () => null,
      (error) => `The registry at ${address} cannot be read: ${error.message}`,
    );
    // Logged when it begins, not at every attempt.
    if (fault && fault !== lastFault) process.stderr.write(`${fault}\n`);
    lastFault = fault;
  };
  const schedule = () => {
    timer = setTimeout(() => void tryToFollow().then(() => timer && schedule()), every);
  };

  return {
    lost: new Promise(() => undefined),
    async open() {
      await tryToFollow();
      if (lastFault && readIfAny(file) === null) throw new Failure(lastFault);
      schedule();
    },
    async stop() {
      this.kill();
    },
    kill() {
      clearTimeout(timer);
      timer = null;
    },
  };
}
