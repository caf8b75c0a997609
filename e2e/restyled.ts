import type { Page } from '@playwright/test';

/** How many elements get their style anew because something changes inside the first element of `selector`. */
export const restyledInside = (page: Page, selector: string) =>
  restyledBy(page, () => page.locator(selector).first().evaluate(changeInside));

/** How many elements get their style, for the first time or anew, while `act` runs. */
export async function restyledBy(page: Page, act: () => Promise<unknown>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  let count = 0;
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as TraceEvent[])
      if (name === 'UpdateLayoutTree') count += args.elementCount ?? 0;
  });
  const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));

  await devtools.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } });
  await act();
  await devtools.send('Tracing.end');
  await ended;
  await devtools.detach();
  return count;
}

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** Done when the next frame has been drawn. */
async function changeInside(element: Element): Promise<void> {
  element.append(document.createElement('i'));
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
