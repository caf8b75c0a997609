import { expect, type Page } from '@playwright/test';
import { quiet } from './interactive';
import { layoutProblems } from './layout';
import { speakPseudoLocale } from './pseudoLocale';

export const wide = { width: 1440, height: 900 };
export const narrow = { width: 390, height: 844 };

/** The shell alone in the pseudo-locale, which opens each page as soon as it has drawn its own. */
export async function begin(page: Page): Promise<void> {
  await speakPseudoLocale(page.context());
  await page.goto('/sign-in');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.setViewportSize(wide);
}

/** The problems of what a wide page shows, then of the same on a narrow one; the page is wide again afterwards. */
export async function problemsAtBothWidths(page: Page, place: string): Promise<string[]> {
  const found = await problemsAt(page, `${place} wide`);
  await page.setViewportSize(narrow);
  await quiet(page);
  found.push(...(await problemsAt(page, `${place} narrow`)));
  await page.setViewportSize(wide);
  return found;
}

export async function problemsAt(page: Page, place: string): Promise<string[]> {
  return (await layoutProblems(page)).map((problem) => `${place}: ${problem}`);
}
