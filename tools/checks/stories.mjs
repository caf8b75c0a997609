import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser, findHeadlessShell } from './browser.mjs';
import { capture, plainEnvironment } from '../../scripts/terminal/command.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { temporaryEnvironment } from './temporary.mjs';

const report = inRoot('.cache', 'stories.json');

/** The stories in a real browser, on a site that e2e/site.ts starts and stops. */
export async function stories(args = []) {
  rmSync(report, { force: true });
  const { code, output } = await capture('playwright', ['test', ...args], {
    cwd: inRoot('e2e'),
    env: {
      ...plainEnvironment(),
      ...temporaryEnvironment(),
      BROWSER_PATH: await findBrowser(),
      HEADLESS_SHELL_PATH: await findHeadlessShell(),
      STORIES_REPORT: report,
      ...(args.length === 0 && { ALL_STORIES: '1' }),
    },
    live: process.stdout.isTTY,
  });
  const {
    stats = {},
    errors = [],
    suites = [],
  } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const failed = (stats.unexpected ?? 0) + errors.length;
  return {
    passed: stats.expected ?? 0,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    // The failures last: where the output is cut, its end is what remains.
    output: [...suites.flatMap(pagesOf), output].join('\n'),
  };
}

/** What the pages of failed stories showed, as Playwright describes it: on another machine, all that remains of them. */
function pagesOf({ suites = [], specs = [] }) {
  const attachments = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.flatMap((result) => result.attachments)),
  );
  const pages = attachments
    .filter(({ name }) => name === 'error-context')
    .map(({ path }) => `${path}\n${readFileSync(path, 'utf8').match(/^```yaml\n[^]*?^```$/m)?.[0]}`);
  return [...pages, ...suites.flatMap(pagesOf)];
}
