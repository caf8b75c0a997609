import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { capture, run } from '../../scripts/terminal/command.mjs';
import { Failure } from '../../scripts/terminal/progress.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const downloadTime = 5 * 60_000;

/** Path of a working Chromium: the system's, else Playwright's, else Debian's package, installed when missing. */
export async function findBrowser() {
  return systemBrowser() ?? (await playwrightBrowser()) ?? (await debianBrowsers('chromium')) ?? noBrowser();
}

/**
 * Starts that Chromium, with the driver of the stories.
 *
 * @param {string[]} flags further ones
 * @returns {Promise<import('@playwright/test').Browser>}
 */
export async function openBrowser(...flags) {
  const args = ['--no-sandbox', '--disable-gpu', ...flags];
  return driver().chromium.launch({ executablePath: await findBrowser(), args });
}

/**
 * Path of a chromium-headless-shell: the same engine without the parts of a browser around the page, which opens pages
 * with a third less work. Where there is none and none can be installed, that of Chromium.
 */
export async function findHeadlessShell() {
  const shell = 'chromium-headless-shell';
  return (
    chosenBrowser() ??
    findProgram([shell]) ??
    (await debianBrowsers(shell).catch(() => undefined)) ??
    (await findBrowser())
  );
}

/** Path of a Chromium that is there already; undefined without one. */
export async function installedBrowser() {
  const ours = ownBrowser();
  return systemBrowser() ?? ((await isWorking(ours)) ? ours : undefined);
}

const systemBrowser = () => chosenBrowser() ?? findProgram(names);

function chosenBrowser() {
  const { BROWSER_PATH } = process.env;
  return isProgram(BROWSER_PATH) ? BROWSER_PATH : undefined;
}

/** The first of these programs in PATH. */
function findProgram(wanted) {
  const folders = process.env.PATH.split(path.delimiter);
  return wanted.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
}

async function playwrightBrowser() {
  const file = ownBrowser();
  if (!isProgram(file))
    await capture('playwright', ['install', 'chromium'], { cwd: inRoot('e2e'), timeout: downloadTime });
  return (await isWorking(file)) ? file : undefined;
}

/** Where Playwright downloads its browser to. */
const ownBrowser = () => driver().chromium.executablePath();

const driver = () => createRequire(inRoot('e2e', 'package.json'))('@playwright/test');

/** The program may exist and still lack a system library. */
const isWorking = async (file) => isProgram(file) && (await capture(file, ['--version'])).code === 0;

/** Installs both browsers from Debian, which have to be of one version, and returns the path of one of them. */
async function debianBrowsers(wanted) {
  if (process.getuid?.() !== 0 || (await capture('apt-get', ['--version'])).code !== 0) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const packages = ['chromium', 'chromium-headless-shell'];
  await run('apt-get', ['update'], { env });
  await run('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], { env });
  return findProgram([wanted]);
}

function noBrowser() {
  throw new Failure(
    'There is no Chromium to test in, and none could be installed. Install one, or name it by BROWSER_PATH.',
  );
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
