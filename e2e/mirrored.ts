import { expect, type BrowserContext, type Page } from '@playwright/test';
import { layoutProblems } from './layout';
import { speakPseudoLocale } from './pseudoLocale';

export const wide = { width: 1440, height: 900 };
export const narrow = { width: 390, height: 844 };

/** The cases that a layout has to pass, and how a browser is made to show them. */
export const languages = [
  { texts: 'from right to left', speak: speakArabic, hasAxe: true },
  // Axe finds nothing in longer texts that it does not find in Arabic ones.
  { texts: 'that are longer by 40 %', speak: speakPseudoLocale, hasAxe: false },
];

async function speakArabic(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: 'locale', value: 'ar', url: process.env.SITE_ORIGIN! }]);
}

/** The shell alone, which opens each page as soon as it has drawn its own. */
export async function begin(page: Page, speak: (context: BrowserContext) => Promise<void>): Promise<void> {
  await speak(page.context());
  await page.goto('/sign-in');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.setViewportSize(wide);
}

/** Goes to a page without loading the program again. */
export async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await quiet(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Waits until the page has not changed for a moment. */
export function quiet(page: Page): Promise<void> {
  return page.evaluate(async () => {
    let last = performance.now();
    const observer = new MutationObserver(() => (last = performance.now()));
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    const end = last + 5000;
    while (performance.now() < Math.min(last + 120, end)) await new Promise((done) => setTimeout(done, 30));
    observer.disconnect();
  });
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
