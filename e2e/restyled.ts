import type { Page } from '@playwright/test';

/** How many elements get their style anew because something changes inside the first element of `selector`. */
export async function restyledBy(page: Page, selector: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  let count = 0;
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as TraceEvent[])
      if (name === 'UpdateLayoutTree') count += args.elementCount ?? 0;
  });
  const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));

  await devtools.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } });
  await page.locator(selector).first().evaluate(changeInside);
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
