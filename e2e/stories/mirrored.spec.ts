import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { layoutProblems } from '../layout';
import { administrator, aPerson } from '../people';
import { speakPseudoLocale } from '../pseudoLocale';
import { anyWidth } from '../widths';

test.describe.configure({ mode: 'parallel' });
// The catalogs of the pseudo-locale are replaced between page and network.
test.use({ serviceWorkers: 'block' });

const pagesOfVisitors = [
  '/prayers',
  '/',
  '/prayers?search=zzz',
  '/prayer/1',
  '/prayer/99999',
  '/testimonials',
  '/sign-in',
  '/nowhere',
  '/join/none',
  '/prayer-groups/1',
];
const tabs = ['overview', 'reminders', 'chains', 'groups', 'scripture'];
const pagesOfMembers = [...tabs.map((tab) => `/features?tab=${tab}`), '/prayers'];
const adminTabs = [
  'overview',
  'prayers',
  'users',
  'content',
  'settings',
  'moderation',
  'team',
  'jobs',
  'log',
  'files',
];
const pagesOfAdministrators = adminTabs.map((tab) => `/admin?tab=${tab}`);

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

const languages = [
  { texts: 'from right to left', speak: speakArabic },
  { texts: 'that are longer by 40 %', speak: speakPseudoLocale },
];

for (const { texts, speak } of languages) {
  test(
    `every page, and what its header opens, is whole and breaks no rule of WCAG 2.2 AA with texts ${texts}`,
    anyWidth,
    async ({ pageOf, visitor, expectAccessible }) => {
      const member = await pageOf(aPerson('Ruth Moab'), { serviceWorkers: 'block' });
      const admin = await pageOf(administrator, { serviceWorkers: 'block' });
      const own = await ownPages(member);
      const problems: string[] = [];

      const check = async (page: Page, place: string) => {
        problems.push(...(await layoutProblems(page)).map((problem) => `${place}: ${problem}`));
      };
      const visit = async (page: Page, paths: string[]) => {
        await speak(page.context());
        await page.goto('/sign-in');
        await page.setViewportSize(wide);
        await open(page, paths[0]!);
        await pressEach(page, (name) => check(page, `header, ${name}`));
        for (const path of paths) {
          await page.setViewportSize(wide);
          await open(page, path);
          await check(page, `${path} wide`);
          await expectAccessible(page, { colours: false });
          await page.setViewportSize(narrow);
          await quiet(page);
          await check(page, `${path} narrow`);
        }
      };

      await visit(visitor, pagesOfVisitors);
      await visit(member, [...pagesOfMembers, ...own]);
      await visit(admin, pagesOfAdministrators);
      expect(problems).toEqual([]);
    },
  );
}

async function speakArabic(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: 'locale', value: 'ar', url: process.env.SITE_ORIGIN! }]);
}

/** The pages of a prayer, a group and a chain of this member's own. */
async function ownPages(member: Page): Promise<string[]> {
  const make = async (path: string, data: object) => {
    const response = await member.request.post(path, { data });
    expect(response.status(), await response.text()).toBe(201);
    return ((await response.json()) as { id: number }).id;
  };
  const day = 24 * 60 * 60 * 1000;
  const startTime = Math.floor(Date.now() / day) * day;
  const [prayer, group] = await Promise.all([
    make('/api/prayers', {
      name: 'Ruth Moab',
      email: 'ruth@example.org',
      title: 'Bread for the way',
      description: 'Please pray for the two of us, who are on our way.',
      category: 'family',
      isAnonymous: false,
    }),
    make('/api/prayer-groups', {
      name: 'Gleaners',
      theme: 'grief',
      isPrivate: true,
      joinApprovalRequired: true,
    }),
    make('/api/prayer-chains', {
      title: 'Rain',
      startTime: new Date(startTime),
      endTime: new Date(startTime + 2 * day),
      slotDuration: 60,
    }),
    make('/api/reminders', { title: 'For Naomi', frequency: 'daily', reminderTime: '07:30' }),
  ]);
  return [`/prayer/${prayer}`, `/prayer-groups/${group}`];
}

/** Goes to a page without loading the program again. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await quiet(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Waits until the page has not changed for a moment. */
function quiet(page: Page): Promise<void> {
  return page.evaluate(async () => {
    let last = performance.now();
    const observer = new MutationObserver(() => (last = performance.now()));
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    const end = last + 5000;
    while (performance.now() < Math.min(last + 120, end)) await new Promise((done) => setTimeout(done, 30));
    observer.disconnect();
  });
}

/** The menus and dialogs of the header: the account's, the notifications, the new prayer, sign-in. */
async function pressEach(page: Page, check: (name: string) => Promise<void>): Promise<void> {
  const overlay = page.locator(':is([role="dialog"], [role="menu"]):visible');
  const controls = page.locator('header').locator('[aria-haspopup], :is(.lucide-plus, .lucide-log-in)');
  for (let index = 0; index < (await controls.count()); index++) {
    await controls.nth(index).click();
    await expect(overlay).toBeVisible();
    await quiet(page);
    await check(`control ${index}`);
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
  }
}
