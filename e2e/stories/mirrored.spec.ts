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
  '/pray',
  '/pray?display=screen',
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
const pagesOfAdministrators = [...adminTabs.map((tab) => `/admin?tab=${tab}`), '/team'];

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

const languages = [
  { texts: 'from right to left', speak: speakArabic },
  { texts: 'that are longer by 40 %', speak: speakPseudoLocale },
];

for (const { texts, speak } of languages) {
  test(
    `every page is whole and breaks no rule of WCAG 2.2 AA with texts ${texts}`,
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
        await begin(page, speak);
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
      await admin.goto('/print');
      for (const size of [wide, narrow]) {
        await admin.setViewportSize(size);
        await check(admin, `/print at ${size.width}`);
      }
      expect(problems).toEqual([]);
    },
  );

  test(
    `every menu and dialog is whole and breaks no rule of WCAG 2.2 AA with texts ${texts}`,
    anyWidth,
    async ({ pageOf, visitor, expectAccessible }) => {
      const member = await pageOf(aPerson('Ruth Moab'), { serviceWorkers: 'block' });
      const admin = await pageOf(administrator, { serviceWorkers: 'block' });
      const problems: string[] = [];

      const checkOpened = async (page: Page, place: string, kind: 'dialog' | 'menu') => {
        const check = async (width: string) =>
          problems.push(...(await layoutProblems(page)).map((problem) => `${place} ${width}: ${problem}`));
        await check('wide');
        // A menu closes when the window changes.
        if (kind === 'menu') return;
        await expectAccessible(page, { colours: false });
        await page.setViewportSize(narrow);
        await quiet(page);
        await check('narrow');
        await page.setViewportSize(wide);
      };
      const visit = async (page: Page, who: string, inHeader: string[], onPages: [string, string[]][]) => {
        await begin(page, speak);
        await open(page, onPages[0]![0]);
        await pressEach(page, 'header', inHeader, (name, kind) =>
          checkOpened(page, `header of ${who}, ${name}`, kind),
        );
        for (const [path, openers] of onPages) {
          await open(page, path);
          await pressEach(page, 'main', openers, (name, kind) => checkOpened(page, `${path}, ${name}`, kind));
        }
      };

      await visit(visitor, 'a visitor', ['.lucide-log-in', '.lucide-plus'], [['/prayers', []]]);
      const ofMembers = ['.lucide-chevron-down', '.lucide-bell', '.lucide-plus'];
      const [prayer, group] = await ownPages(member);
      await visit(member, 'a member', ofMembers, [
        ['/prayer/1', ['.lucide-share-2', '.lucide-flag', '.lucide-ellipsis']],
        [prayer!, [...[0, 1].map((nth) => `[role="group"] button >> nth=${nth}`), '.lucide-ellipsis']],
        [group!, ['.lucide-settings', '.lucide-ellipsis']],
        ['/features?tab=reminders', ['.lucide-plus', '.lucide-pencil', '.lucide-trash']],
        ['/features?tab=chains', ['.lucide-plus', '.lucide-calendar-sync']],
        ['/features?tab=groups', ['.lucide-plus']],
      ]);
      await visit(
        admin,
        'an administrator',
        ['.lucide-chevron-down'],
        [
          ['/admin?tab=prayers', ['button:not([role="tab"], :has(svg))', '.lucide-trash']],
          ['/admin?tab=users', ['.lucide-ellipsis']],
        ],
      );
      expect(problems).toEqual([]);
    },
  );
}

/** The shell alone, which opens each page. */
async function begin(page: Page, speak: (context: BrowserContext) => Promise<void>): Promise<void> {
  await speak(page.context());
  await page.goto('/sign-in');
  await page.setViewportSize(wide);
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

/** Items of menus that open no dialog. */
const elsewhere = [
  'a',
  'header :has(.lucide-log-out)',
  // What shares opens other sites, whose marks are not lucide's.
  ':not(:has(.lucide))',
  ':has(.lucide-copy)',
  // The roles in the menu of an account.
  ':is(:has(.lucide-user-x), :has(.lucide-user-check)) ~ :has(:is(.lucide-flag, .lucide-flag-off, .lucide-hand-heart))',
].join(', ');

/** Opens menus and dialogs of a part of the page, and the dialogs of the menus' items, by selectors of what opens them. */
async function pressEach(
  page: Page,
  part: 'header' | 'main',
  openers: string[],
  check: (name: string, kind: 'dialog' | 'menu') => Promise<void>,
): Promise<void> {
  const dialog = page.locator(':is([role="dialog"], [role="alertdialog"]):visible');
  const menu = page.locator('[role="menu"]:visible');
  const items = page.locator(`[role="menuitem"]:not(${elsewhere})`);
  for (const opener of openers) {
    const control = page.locator(part).locator(opener).filter({ visible: true }).first();
    await control.click();
    await expect(dialog.or(menu), `${page.url()}: ${opener}`).toBeVisible();
    if (await dialog.isVisible()) {
      await checkDialog(opener);
      continue;
    }
    await quiet(page);
    await check(opener, 'menu');
    const count = await items.count();
    await close();
    for (let item = 0; item < count; item++) {
      await control.click();
      await items.nth(item).click();
      await expect(dialog, `${page.url()}: ${opener}, item ${item}`).toBeVisible();
      await checkDialog(`${opener}, item ${item}`);
    }
  }

  async function checkDialog(name: string): Promise<void> {
    await expect(dialog.locator(skeletons)).toHaveCount(0);
    await quiet(page);
    await check(name, 'dialog');
    await close();
  }

  async function close(): Promise<void> {
    await page.keyboard.press('Escape');
    await expect(dialog.or(menu)).toBeHidden();
  }
}

/** They stand beside the text that says what is loading. */
const skeletons = ':has(> output) span[aria-hidden="true"]:empty';
