import { Failure } from '../terminal/progress.mjs';
import { readIfAny, replaceFile } from '../tree/files.mjs';

const interval = 15_000;
const patience = 10_000;

/**
 * Keeps a copy of a registry that lies elsewhere where the gateway reads it, so that a release, a canary or a rollback
 * reaches every gateway within seconds. When the registry cannot be read, the last copy stands.
 *
 * @param {{ address: string, file: string, every?: number }} registry every: milliseconds
 */
export function registryFollower({ address, file, every = interval }) {
  let etag = null;
  let timer = null;
  let lastFault = null;

  const follow = async () => {
    const answer = await fetch(address, {
      headers: etag ? { 'If-None-Match': etag } : {},
      signal: AbortSignal.timeout(patience),
    });
    if (answer.status === 304) return;
    if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
    const text = await answer.text();
    if (JSON.parse(text).format !== 2) throw new Error('It has not the format 2.');
    replaceFile(file, text);
    etag = answer.headers.get('etag');
  };
  const tryToFollow = async () => {
    const fault = await follow().then(
      () => null,
      (error) => `The registry at ${address} cannot be read: ${error.message}`,
    );
    // Told when it begins, not at every attempt.
    if (fault && fault !== lastFault) process.stderr.write(`${fault}\n`);
    lastFault = fault;
  };
  const goOn = () => {
    timer = setTimeout(() => void tryToFollow().then(() => timer && goOn()), every);
  };

  return {
    lost: new Promise(() => undefined),
    async open() {
      await tryToFollow();
      if (lastFault && readIfAny(file) === null) throw new Failure(lastFault);
      goOn();
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
