import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { attempt, run } from '../terminal/command.mjs';
import { Failure } from '../terminal/progress.mjs';
import { inRoot } from '../tree/root.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const downloadTime = 5 * 60_000;

/** The path of a Chromium that runs here: the system's, else Playwright's own, else Debian's package, installed when missing. */
export async function findBrowser() {
  return systemBrowser() ?? (await playwrightBrowser()) ?? (await debianBrowser()) ?? noBrowser();
}

function systemBrowser() {
  const folders = process.env.PATH.split(path.delimiter);
  const places = [
    process.env.BROWSER_PATH,
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
  ];
  return places.find((place) => place && isProgram(place));
}

async function playwrightBrowser() {
  const { chromium } = createRequire(inRoot('e2e', 'package.json'))('@playwright/test');
  const place = chromium.executablePath();
  if (!isProgram(place))
    await attempt('playwright', ['install', 'chromium'], { cwd: inRoot('e2e'), timeout: downloadTime });
  // It may be there and still lack a library of the system.
  return isProgram(place) && (await attempt(place, ['--version'])).code === 0 ? place : undefined;
}

async function debianBrowser() {
  if (process.getuid?.() !== 0 || (await attempt('apt-get', ['--version'])).code !== 0) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], { env });
  return systemBrowser();
}

function noBrowser() {
  throw new Failure(
    'There is no Chromium to test in, and none could be installed. Install one, or name it by BROWSER_PATH.',
  );
}

function isProgram(place) {
  try {
    accessSync(place, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
