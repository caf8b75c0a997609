import { startSite } from '../../scripts/site/startSite.mjs';
import { prepare } from '../../scripts/steps/prepare.mjs';
import { Failure, runCommand, step } from '../../scripts/terminal/progress.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { openBrowser } from '../checks/browser.mjs';

const administrator = { name: 'Phoebe Deacon', email: 'admin@example.org' };

/** Each area of docs/pictures.md: its address, and for whom it is shown; by default a visitor. */
const areas = [
  { name: 'landing', address: '/' },
  { name: 'wall', address: '/prayers' },
  { name: 'prayer', address: '/prayer/1' },
  { name: 'testimonies', address: '/testimonials' },
  { name: 'chains', address: '/features?tab=chains' },
  { name: 'groups', address: '/features?tab=groups' },
  { name: 'admin', address: '/admin', as: administrator },
];
const schemes = ['light', 'dark'];
const screen = { width: 1280, height: 800 };

// npm run pictures: writes docs/pictures/<area>-<scheme>.png, of a new site with the demo community.
await runCommand(async () => {
  await prepare();
  const site = await startSite();
  const browser = await openBrowser('--hide-scrollbars');
  try {
    for (const colorScheme of schemes)
      await step(
        colorScheme,
        () => takeAll(browser, site.origin, colorScheme),
        () => `${areas.length} areas`,
      );
  } finally {
    await browser.close();
    await site.stop();
  }
});
process.exit();

async function takeAll(browser, origin, colorScheme) {
  for (const { name, address, as } of areas) {
    const context = await browser.newContext({ viewport: screen, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    if (as) await signIn(page, origin, as);
    const response = await page.goto(origin + address);
    if (!response.ok()) throw new Failure(`${address} responded with ${response.status()}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('[data-placeholder]').waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: inRoot('docs/pictures', `${name}-${colorScheme}.png`) });
    await context.close();
  }
}

async function signIn(page, origin, { name, email }) {
  await page.goto(`${origin}/api/login`);
  await page.locator('input[name="name"]').fill(name);
  await page.locator('input[name="email"]').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL(`${origin}/**`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}
