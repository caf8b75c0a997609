import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test';
import { administrator, aPerson, signIn, type Person } from './people';
import { expectProgram } from './program';

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
  /** A page of the member whose prayer `ownPrayer` is. */
  owner: Page;
  ownPrayer: OwnPrayer;
  /** A page of the site administrator. */
  admin: Page;
  /** A page of that person, signed in, with a browser context of its own that has not been anywhere yet. */
  pageOf: (person: Person, own?: BrowserContextOptions) => Promise<Page>;
  /** Fails with the list when what the page shows breaks WCAG 2.2 A or AA, or its colours do in the dark scheme. */
  expectAccessible: (page: Page) => Promise<void>;
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
    use(async (page) => {
      await expectProgram(page);
      await show(page, 'light');
      const inLight = await axeOn(page).withTags(rulesOfWcag).analyze();
      await show(page, 'dark');
      const inDark = await axeOn(page).withRules(['color-contrast']).analyze();
      await page.emulateMedia({ reducedMotion: null, colorScheme: null });
      expect([...inLight.violations, ...inDark.violations].map(asText)).toEqual([]);
    }),
});

const rulesOfWcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Shows the page in that scheme, at rest: colours that are on their way to others would be measured half-way. */
async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // What inherits a colour that changes follows a frame later, level by level.
    for (let level = 0; level < 5; level++) await frame();
  });
}

/**
 * Axe within the page, which has no frames, and without a list of what keeps the rules: that list and a second page for it
 * took two thirds of the time.
 */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

function asText({ id, help, nodes }: Violation): string {
  return `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`;
}

async function submitPrayer(owner: Page): Promise<OwnPrayer> {
  const title = `A prayer of Hannah ${crypto.randomUUID().slice(0, 8)}`;
  const description = 'Please pray with me that I may have a child, as I have asked for many years.';
  const answer = await owner.request.post('/api/prayers', {
    data: {
      name: 'Hannah Ramah',
      email: 'hannah@example.org',
      title,
      description,
      category: 'family',
      isAnonymous: false,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  return { id, title, description };
}
