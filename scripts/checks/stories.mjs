import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from '../steps/browser.mjs';
import { attempt, plainEnvironment } from '../terminal/command.mjs';
import { inRoot } from '../tree/root.mjs';

const report = inRoot('.cache', 'stories.json');

/** What people do, in a real browser on a site of its own that e2e/site.ts starts and stops. */
export async function stories(args = []) {
  rmSync(report, { force: true });
  const { code, output } = await attempt('playwright', ['test', '--pass-with-no-tests', ...args], {
    cwd: inRoot('e2e'),
    env: { ...plainEnvironment(), BROWSER_PATH: await findBrowser(), STORIES_REPORT: report },
    live: process.stdout.isTTY,
  });
  const {
    stats = {},
    errors = [],
    suites = [],
  } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const failed = (stats.unexpected ?? 0) + errors.length;
  return {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: code !== 0 && failed === 0 ? 1 : failed,
    again: storiesTriedAgain(suites),
    output,
  };
}

/** The stories that succeeded at the second try only. */
const storiesTriedAgain = (suites) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...storiesTriedAgain(inner),
  ]);
