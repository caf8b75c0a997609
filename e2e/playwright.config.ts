import { defineConfig, devices } from '@playwright/test';

/** What Chromium needs where it runs as root, and what keeps it from asking the outside world. */
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

export default defineConfig({
  testDir: 'stories',
  globalSetup: './site.ts',
  outputDir: '../.cache/stories',
  workers: 2,
  // As in scripts/jest/again.setup.cjs; the report tells which story needed it.
  retries: 1,
  // Several people sign in, and axe looks at whole pages: on two busy cores that takes its time.
  timeout: 150_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: process.env.STORIES_REPORT ?? '../.cache/stories.json' }]],
  use: {
    // Chosen by site.ts, which runs before any worker reads this.
    baseURL: process.env.SITE_ORIGIN,
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // Recorded on demand: it makes every story slower.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: process.env.BROWSER_PATH, args: flags },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // How code and news arrive and what is text does not depend on the width; some are too long to tell twice.
      testIgnore: /(area\w*|live|hostile|admin|chains|groups)\.spec\.ts$/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
