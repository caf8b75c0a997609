import { expect, type Page } from '@playwright/test';

/** Holds the program of the next page back, and watches that page: nothing may move, nor be reported. */
export async function beforeProgram(page: Page) {
  const problems = watchProblems(page);
  await watchFirstLoad(page);
  const expectSteady = async () => {
    expect(await page.evaluate(() => window.firstLoad.shifts)).toEqual([]);
    expect(problems).toEqual([]);
  };
  return { problems, releaseProgram: await holdProgram(page), expectSteady };
}

/** Holds the shell's program back, as `hold` does. */
export const holdProgram = (page: Page) => hold(page, /\/assets\/shell\./);

/** Holds files back. Returns the function that lets them through. */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

declare global {
  interface Window {
    firstLoad: { requested: string[]; shifts: string[] };
  }
}

/**
 * Records the requests until the page has its heading and its program, and every layout shift that is larger than that
 * of a changed number or of a font that replaces its fallback.
 */
export async function watchFirstLoad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.firstLoad = { requested: [], shifts: [] };
    const observer = new MutationObserver(() => {
      if (!document.querySelector('h1') || document.querySelector('[data-waits]')) return;
      observer.disconnect();
      const [{ loadEventEnd }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
      // On a slow machine the page responds after the time when what follows is installed (shell/open.tsx).
      const isAhead = ({ name, startTime }: PerformanceEntry) =>
        loadEventEnd > 0 && startTime > loadEventEnd + 1_900 && /\/(ahead\.\w+\.js|mf\/registry)$/.test(name);
      const isLater = ({ name }: PerformanceEntry) =>
        document.querySelector(`link[rel="prefetch"][href="${new URL(name).pathname}"]`) !== null ||
        name.endsWith('.svg');
      const files = performance
        .getEntriesByType('resource')
        .filter((file) => !isLater(file) && !isAhead(file));
      window.firstLoad.requested = [location.pathname, ...files.map(({ name }) => name)];
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number; sources: object[] })[]) {
        if (shift.value > 0.005) window.firstLoad.shifts.push(JSON.stringify(shift));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
