import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { root } from '../scripts/tree/root.mjs';

/** The language whose place the pseudo-locale takes. It has no rules for hyphens, so that long words stay whole. */
const place = 'ar';
const program = path.join(root, 'tools/messages/pseudoLocale.mjs');
/** Made once in a worker. */
let catalog: string | undefined;

/**
 * Shows every text of the pages from right to left, and 40 % wider than the English
 * (tools/messages/pseudoLocale.mjs). The site does not know this language: its catalogs are replaced in the browser.
 */
export async function speakPseudoLocale(context: BrowserContext): Promise<void> {
  catalog ??= execFileSync(process.execPath, [program], { encoding: 'utf8' });
  const body = catalog;
  await context.addCookies([{ name: 'locale', value: place, url: process.env.SITE_ORIGIN! }]);
  await context.route(new RegExp(`/locales/(?:\\w+/)?${place}(?:\\.rest)?\\.json$`), (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
}
