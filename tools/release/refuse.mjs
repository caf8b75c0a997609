import { Failure } from '../../scripts/terminal/progress.mjs';

/** The failure of a release command, with its number in docs/errors.md. */
export const refuse = (code, sentence) => new Failure(`${code} ${sentence}`);
