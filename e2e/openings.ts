import { expect, type Locator, type Page } from '@playwright/test';
import { quiet, skeletons } from './interactive';
import { problemsAt, problemsAtBothWidths } from './mirrored';

/** The controls that open a menu or a dialog, by selector; `inside` has those within the dialog. */
export type Opener = string | { press: string; inside?: string[] };

export const dialogs = ':is([role="dialog"], [role="alertdialog"]):visible';

/** Items of menus that open no dialog. */
const elsewhere = [
  'a',
  'header :has(.lucide-log-out)',
  // The share links open other sites, whose marks are not lucide's.
  ':not(:has(.lucide))',
  ':is(:has(.lucide-copy), :has(.lucide-pin), :has(.lucide-pin-off))',
  // The roles in the menu of an account.
  ':is(:has(.lucide-user-x), :has(.lucide-user-check)) ~ :has(:is(.lucide-flag, .lucide-flag-off, .lucide-hand-heart))',
].join(', ');

/** Parts of a dialog that are closed at first. */
const closed = 'details:not([open]) > summary, button[aria-expanded="false"]:not([aria-haspopup])';

/**
 * Opens menus and dialogs from a part of the page, the dialogs of the menus' items, and those that open inside dialogs,
 * each once. Calls `onDialog` for each dialog, and for each of its tabs, while it is open. Returns what is wrong with
 * their layout.
 */
export async function problemsOfOpenings(
  page: Page,
  part: string,
  openers: readonly Opener[],
  onDialog: () => Promise<void>,
): Promise<string[]> {
  const problems: string[] = [];
  const menu = page.locator('[role="menu"]:visible');
  const items = page.locator(`[role="menuitem"]:not(${elsewhere})`);
  const name = new URL(page.url()).pathname;
  for (const opener of openers) {
    const { press, inside = [] } = typeof opener === 'string' ? { press: opener } : opener;
    await lookAt(page.locator(part), press, inside, 0);
  }
  return problems;

  async function lookAt(place: Locator, press: string, inside: string[], depth: number): Promise<void> {
    const dialog = page.locator(dialogs);
    const control = place.locator(press).filter({ visible: true }).first();
    await control.click();
    await expect(dialog.nth(depth).or(menu), `${page.url()}: ${press}`).toBeVisible();
    if (!(await menu.isVisible())) return lookAtDialog(press, inside, depth);
    await quiet(page);
    // A menu closes when the window changes.
    problems.push(...(await problemsAt(page, `${name}, ${press}`)));
    const count = await items.count();
    await close(depth);
    for (let item = 0; item < count; item++) {
      await control.click();
      await items.nth(item).click();
      await lookAtDialog(`${press}, item ${item}`, inside, depth);
    }
  }

  async function lookAtDialog(opened: string, inside: string[], depth: number): Promise<void> {
    const dialog = page.locator(dialogs).nth(depth);
    await expect(dialog, `${page.url()}: ${opened}`).toBeVisible();
    await expect(dialog.locator(skeletons)).toHaveCount(0);
    await quiet(page);
    while ((await dialog.locator(closed).count()) > 0) await dialog.locator(closed).first().click();
    const tabs = await dialog.locator('[role="tab"]').count();
    for (let tab = 0; tab < Math.max(tabs, 1); tab++) {
      if (tabs > 0) await dialog.locator('[role="tab"]').nth(tab).click();
      await expect(dialog.locator(skeletons)).toHaveCount(0);
      await quiet(page);
      problems.push(...(await problemsAtBothWidths(page, `${name}, ${opened}, tab ${tab}`)));
      await onDialog();
      for (const selector of inside) {
        if ((await dialog.locator(selector).count()) > 0) await lookAt(dialog, selector, [], depth + 1);
      }
    }
    await close(depth);
  }

  async function close(depth: number): Promise<void> {
    await page.keyboard.press('Escape');
    await expect(page.locator(dialogs)).toHaveCount(depth);
    await expect(menu).toBeHidden();
  }
}
