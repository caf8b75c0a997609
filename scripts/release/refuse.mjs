import { Failure } from '../terminal/progress.mjs';

/** What stops a release, with its number in docs/errors.md. */
export const refuse = (code, sentence) => new Failure(`${code} ${sentence}`);
