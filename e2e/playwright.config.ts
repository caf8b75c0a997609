import { defineConfig, devices } from '@playwright/test';
import type { Options } from './fixtures';
import { flags } from './flags';
import { anyWidth, phone } from './widths';

const firstLoad = /(firstLoad|beforeProgram)\.spec\.ts$/;
/** First loads need the demo data's prayers and testimonies unchanged, so in a whole run they end before any story writes. */
const dependencies = process.env.ALL_STORIES ? ['desktop, first load', 'phone, first load'] : [];
/** Pushes, and pages that a service worker serves while it is told to forget them. */
const backgroundServices = /(push|offline)\.spec\.ts$/;

// No page runs for long, so compiling for speed costs more than it gains; what V8 learns of a function it learns at once.
const args = [...flags, '--js-flags=--no-opt --no-maglev --no-lazy-feedback-allocation'];

const chromium = { launchOptions: { executablePath: process.env.BROWSER_PATH, args } };
/** Opens a page with a third less work (decision 76), but lacks those services, and shows frames that a screen never does. */
const headlessShell = {
  launchOptions: { executablePath: process.env.HEADLESS_SHELL_PATH ?? process.env.BROWSER_PATH, args },
  reusesPages: true,
};

const desktopScreen = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phoneScreen = {
  ...devices['Desktop Chrome'],
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/** Rendering the banner's movement without a graphics card took 40 % of the time. First loads are tested with it. */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

export default defineConfig<Options>({
  testDir: 'stories',
  globalSetup: './site.ts',
  outputDir: '../.cache/stories',
  // On two cores: a story waits a third of its time.
  workers: 3,
  // How long a story and one of its steps may take on the slowest machine, not how long they should: several people
  // sign in, axe checks whole pages, and a busy machine opens a page in ten times the time of an idle one.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: process.env.STORIES_REPORT ?? '../.cache/stories.json' }]],
  use: {
    // Chosen by site.ts, which runs before any worker reads this.
    baseURL: process.env.SITE_ORIGIN,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Stories intercept requests, which those of a worker pass by. Its own stories allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recorded on demand: it makes every story slower.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'desktop, first load', testMatch: firstLoad, use: { ...desktopScreen, ...chromium } },
    {
      name: 'phone, first load',
      testMatch: firstLoad,
      grepInvert: new RegExp(anyWidth.tag),
      use: { ...phoneScreen, ...chromium },
    },
    {
      name: 'desktop, background services',
      dependencies,
      testMatch: backgroundServices,
      use: { ...desktopScreen, ...chromium, ...still },
    },
    {
      name: 'desktop',
      dependencies,
      grepInvert: new RegExp(phone.tag),
      testIgnore: [firstLoad, backgroundServices],
      use: { ...desktopScreen, ...headlessShell, ...still },
    },
    {
      name: 'phone',
      dependencies,
      grepInvert: new RegExp(anyWidth.tag),
      // These do not depend on the width, or take too long to run twice.
      testIgnore: [
        firstLoad,
        /(area\w*|live|push|signIn|passkeys|offline|hostile|admin|chains|groups)\.spec\.ts$/,
      ],
      use: { ...phoneScreen, ...headlessShell, ...still },
    },
  ],
});
