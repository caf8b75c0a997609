import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { quiet } from '../interactive';
import { begin, narrow, problemsAt, problemsAtBothWidths, wide } from '../mirrored';
import { thingsOf } from '../mirroredThings';
import { open } from '../open';
import { administrator, aPerson } from '../people';
import { anyWidth } from '../widths';

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

test(
  'every page is whole and breaks no rule of WCAG 2.2 AA with longer texts from right to left',
  anyWidth,
  async ({ pageOf, visitor, expectAccessible }) => {
    const [member, guest, admin] = await Promise.all(
      [aPerson('Ruth Moab'), aPerson('Boaz Bethlehem'), administrator].map((person) =>
        pageOf(person, { serviceWorkers: 'block' }),
      ),
    );
    const { prayer, group } = await thingsOf(member!, guest!);
    const problems: string[] = [];

    const visit = async (page: Page, paths: string[]) => {
      await begin(page);
      for (const path of paths) {
        await open(page, path);
        if (path === '/admin?tab=content') await page.locator('main .lucide-pencil').click();
        await expectAccessible(page, { colours: false });
        problems.push(...(await problemsAtBothWidths(page, path)));
      }
    };

    await visit(visitor, pagesOfVisitors);
    await visit(member!, [...pagesOfMembers, prayer, group]);
    for (const tab of [1, 2]) {
      await member!.locator('main [role="tab"]').nth(tab).click();
      await quiet(member!);
      problems.push(...(await problemsAtBothWidths(member!, `${group}, tab ${tab}`)));
    }
    await visit(admin!, pagesOfAdministrators);
    await admin!.goto('/print');
    for (const size of [wide, narrow]) {
      await admin!.setViewportSize(size);
      problems.push(...(await problemsAt(admin!, `/print at ${size.width}`)));
    }
    expect(problems).toEqual([]);
  },
);
