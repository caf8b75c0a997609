import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { administrator, aPerson, signIn, type Person } from './people';
import { expectInteractive } from './interactive';

export { expect };

export interface OwnPrayer {
  id: number;
  title: string;
  description: string;
}

interface Fixtures {
  /** A page of someone who is not signed in. */
  visitor: Page;
  /** A page of someone who has just become a member. */
  member: Page;
  /** A page of the member who wrote `ownPrayer`. */
  owner: Page;
  ownPrayer: OwnPrayer;
  /** A page of the site administrator. */
  admin: Page;
  /** A page in a new browser context, signed in as that person. */
  pageOf: (person: Person, own?: BrowserContextOptions) => Promise<Page>;
  /**
   * Fails with the list of violations of WCAG 2.2 A and AA; the dark scheme is checked for contrast only. Without
   * `colours` contrast is not checked, which takes most of the time. `within` is a selector of the only part to check; by
   * default the open modal dialogs, or the page if there are none. The page below a dialog has stories of its own.
   */
  expectAccessible: (page: Page, options?: { colours?: boolean; within?: string }) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  visitor: async ({ page }, use) => use(page),
  member: async ({ pageOf }, use) => use(await pageOf(aPerson('Ruth Moab'))),
  owner: async ({ pageOf }, use) => use(await pageOf(aPerson('Hannah Ramah'))),
  admin: async ({ pageOf }, use) => use(await pageOf(administrator)),

  ownPrayer: async ({ owner }, use) => use(await submitPrayer(owner)),

  pageOf: async ({ browser, contextOptions }, use) => {
    const opened: Page[] = [];
    await use(async (person, own) => {
      const storageState = await signIn(person);
      const context = await browser.newContext({ ...contextOptions, ...own, storageState });
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    await Promise.all(opened.map((page) => page.context().close()));
  },

  expectAccessible: async ({}, use) =>
    use(async (page, { colours = true, within } = {}) => {
      await expectInteractive(page);
      await prepare(page);
      within ??= (await page.locator(modals).filter({ visible: true }).count()) > 0 ? modals : 'html';
      if (!colours) {
        const withoutContrast = { 'color-contrast': { enabled: false } };
        const found = await violationsOn(page, ruleSets, withoutContrast, within);
        return expect(found.map(asText), page.url()).toEqual([]);
      }
      await show(page, 'light');
      const inLight = await violationsOn(page, ruleSets, {}, within);
      await show(page, 'dark');
      const inDark = await violationsOn(page, ['color-contrast'], {}, within);
      await page.emulateMedia({ colorScheme: null });
      expect([...inLight, ...inDark].map(asText), page.url()).toEqual([]);
    }),
});

const modals = ':is([role="dialog"], [role="alertdialog"])[aria-modal="true"]';

/** And axe's own advice: landmarks, the order of headings, regions. */
const ruleSets = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Switches the colour scheme, at once on a prepared page. */
async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  });
}

type Violations = AxeResults['violations'];

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Gives the page axe, once; `@axe-core/playwright` sends it for each run, which took a quarter of the time. Ends
 * transitions, because axe would measure colours between two, and on a long page they took more time than axe.
 */
async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axeSource);
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  });
}

function violationsOn(
  page: Page,
  runOnly: string[],
  rules: RunOptions['rules'],
  within: string,
): Promise<Violations> {
  const options: RunOptions = { runOnly, rules, resultTypes: ['violations'], selectors: false };
  return page.evaluate(
    async ({ options, within }) => {
      const { run } = (window as unknown as { axe: Pick<typeof axe, 'run'> }).axe;
      return (await run(within === 'html' ? document : within, options)).violations;
    },
    { options, within },
  );
}

function asText({ id, help, nodes }: Violations[number]): string {
  return `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`;
}

async function submitPrayer(owner: Page): Promise<OwnPrayer> {
  const title = `A prayer of Hannah ${crypto.randomUUID().slice(0, 8)}`;
  const description = 'Please pray with me that I may have a child, as I have asked for many years.';
  const response = await owner.request.post('/api/prayers', {
    data: {
      name: 'Hannah Ramah',
      email: 'hannah@example.org',
      title,
      description,
      category: 'family',
      isAnonymous: false,
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { id } = (await response.json()) as { id: number };
  return { id, title, description };
}
