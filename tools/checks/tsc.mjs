import { capture } from '../../scripts/terminal/command.mjs';
import { goEnvironment } from './goEnvironment.mjs';

/**
 * Runs the compiler on a project, with one checker: several would each check what they share, and the other processors
 * are busy anyway.
 *
 * @param {string} project a folder with a tsconfig.json, or such a file
 * @returns {Promise<string | null>} what the compiler has to say, null if nothing
 */
export async function typeErrors(project) {
  const { code, output } = await capture('tsc', ['-p', project, '--checkers', '1', '--pretty', 'false'], {
    env: goEnvironment(),
  });
  return code === 0 ? null : output.trim();
}
