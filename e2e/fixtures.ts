import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { post } from './calls';
import { expectInteractive, frames } from './interactive';
import { newPages, reusedPages, type BrowserState, type Pages } from './pages';
import { administrator, aPerson, signIn, type Person } from './people';

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
  /** A page of a browser of its own, with the options of the story and its own ones. */
  pageWith: (state: BrowserState, own?: BrowserContextOptions) => Promise<Page>;
  /** A page of a browser of its own, signed in as that person. */
  pageOf: (person: Person, own?: BrowserContextOptions) => Promise<Page>;
  /**
   * Fails with the list of violations of WCAG 2.2 A and AA, of contrast in both schemes; without `colours` not of contrast,
   * which takes most of the time. `within` is a selector of the only part to check; by
   * default the open modal dialogs, or the page if there are none. The page below a dialog has stories of its own.
   */
  expectAccessible: (page: Page, options?: { colours?: boolean; within?: string }) => Promise<void>;
}

export interface Options {
  /** Whether stories use pages one after another: not where one is loaded without the site's files. */
  reusesPages: boolean;
}

interface Shared {
  reusedPages: Pages;
}

export const test = base.extend<Fixtures & Options, Shared>({
  reusesPages: [false, { option: true }],
  reusedPages: [async ({ browser }, use) => use(reusedPages(browser)), { scope: 'worker' }],

  visitor: async ({ pageWith }, use) => use(await pageWith({ cookies: [], origins: [] })),
  member: async ({ pageOf }, use) => use(await pageOf(aPerson('Ruth Moab'))),
  owner: async ({ pageOf }, use) => use(await pageOf(aPerson('Hannah Ramah'))),
  admin: async ({ pageOf }, use) => use(await pageOf(administrator)),

  ownPrayer: async ({ owner }, use) => use(await submitPrayer(owner)),

  // A page is used again where these options are the same: all that a story may set (`test.use`).
  pageWith: async (
    {
      browser,
      reusedPages,
      reusesPages,
      contextOptions,
      viewport,
      hasTouch,
      locale,
      timezoneId,
      colorScheme,
      javaScriptEnabled,
      serviceWorkers,
    },
    use,
    { errors },
  ) => {
    const pages = reusesPages ? reusedPages : newPages(browser);
    const options = {
      ...contextOptions,
      viewport,
      hasTouch,
      locale,
      timezoneId,
      colorScheme,
      javaScriptEnabled,
      serviceWorkers,
    };
    const taken: Page[] = [];
    await use(async (state, own) => {
      const page = await pages.take({ ...options, ...own }, state);
      taken.push(page);
      return page;
    });
    // A failed story ends the worker, and its page may hang.
    await Promise.all(
      taken.map((page) => (errors.length > 0 ? page.context().close() : pages.giveBack(page))),
    );
  },

  pageOf: async ({ pageWith }, use) => use(async (person, own) => pageWith(await signIn(person), own)),

  expectAccessible: async ({}, use) =>
    use(async (page, { colours = true, within } = {}) => {
      await expectInteractive(page);
      await prepare(page);
      within ??= (await page.locator(modals).filter({ visible: true }).count()) > 0 ? modals : 'html';
      const found = await violationsOn(page, rulesButContrast, within);
      if (colours) {
        await show(page, 'light');
        found.push(...(await violationsOn(page, contrast, within)));
        await show(page, 'dark');
        found.push(...(await violationsOn(page, contrast, within)));
        await page.emulateMedia({ colorScheme: null });
      }
      expect(found.map(asText), page.url()).toEqual([]);
    }),
});

const modals = ':is([role="dialog"], [role="alertdialog"])[aria-modal="true"]';

/** And axe's own advice: landmarks, the order of headings, regions. */
const rulesButContrast: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'color-contrast': { enabled: false } },
};
const contrast: RunOptions = { runOnly: ['color-contrast'] };

/**
 * Of a list that long cards have the colours of those before them, and to measure them takes most of the time. The tints
 * of categories are tested in schema/palette.test.ts.
 */
const measuredCards = 6;

/** A card in which something is open, or has the focus. */
const inUse = ':focus-within, :has([aria-expanded="true"])';

/** Switches the colour scheme, at once on a prepared page. */
async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
  await frames(page, 2);
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

function violationsOn(page: Page, rules: RunOptions, within: string): Promise<Violations> {
  const options: RunOptions = { ...rules, resultTypes: ['violations'], selectors: false };
  const cards = rules === contrast ? measuredCards : Infinity;
  return page.evaluate(
    async ({ options, within, cards, inUse }) => {
      const { run } = (window as unknown as { axe: Pick<typeof axe, 'run'> }).axe;
      const later = [...document.querySelectorAll(`${within} article`)].slice(cards);
      const exclude = later.filter((card) => !card.matches(inUse));
      return (await run({ include: within, exclude }, options)).violations;
    },
    { options, within, cards, inUse },
  );
}

function asText({ id, help, nodes }: Violations[number]): string {
  return `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`;
}

async function submitPrayer(owner: Page): Promise<OwnPrayer> {
  const title = `A prayer of Hannah ${crypto.randomUUID().slice(0, 8)}`;
  const description = 'Please pray with me that I may have a child, as I have asked for many years.';
  const { id } = await post(owner, '/api/prayers', {
    name: 'Hannah Ramah',
    email: 'hannah@example.org',
    title,
    description,
    category: 'family',
    isAnonymous: false,
  });
  return { id, title, description };
}
