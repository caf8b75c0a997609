import { expect, test } from '../fixtures';
import { expectInteractive } from '../interactive';
import { anyWidth, phone } from '../widths';

const pages = ['/', '/prayers', '/features?tab=chains'];

for (const { tag, lang, dir } of [
  { tag: 'de-AT', lang: 'de', dir: 'ltr' },
  { tag: 'ar-EG', lang: 'ar', dir: 'rtl' },
] as const) {
  test.describe(`for a browser that asks for ${tag}`, () => {
    test.use({ locale: tag });

    test('pages are translated before and after the program runs', anyWidth, async ({ visitor }) => {
      const page = visitor;
      for (const path of pages) {
        await page.goto(path);
        const html = page.locator('html');
        await expect(html).toHaveAttribute('lang', lang);
        await expect(html).toHaveAttribute('dir', dir);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toBeVisible();
        await expectInteractive(page);
        await expect(heading).not.toHaveText(/^[ -~]*(Prayer|Testimon|Feature|Sign)[ -~]*$/);
      }
    });

    test.describe('without the program', () => {
      test.use({ javaScriptEnabled: false });

      test('the wall is translated', anyWidth, async ({ visitor }) => {
        await visitor.goto('/prayers');
        await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText('Prayer Wall');
      });
    });
  });
}

test.describe('in a language of long words', () => {
  test.use({ locale: 'uk' });

  test('nothing overlaps on a small phone, and no word is divided', phone, async ({ visitor }) => {
    await visitor.setViewportSize({ width: 360, height: 740 });
    await visitor.goto('/prayers');
    await expectInteractive(visitor);
    const isTooWide = (labels: Element[]) =>
      labels.filter((label) => label.scrollWidth > label.clientWidth).map((label) => label.textContent);
    expect(await visitor.getByRole('radiogroup').locator('label').evaluateAll(isTooWide)).toEqual([]);
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const inManyLines = (times: Element[]) =>
      times.filter((time) => time.getClientRects().length > 2).map((time) => time.textContent);
    expect(await visitor.locator('article time').evaluateAll(inManyLines)).toEqual([]);
  });
});

test('the menu changes the language at once, and what was typed stays', anyWidth, async ({ visitor }) => {
  await visitor.goto('/features?tab=chains');
  await expectInteractive(visitor);
  const email = visitor.getByRole('contentinfo').getByRole('textbox');
  await email.fill('ruth@example.org');
  await visitor.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' });
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'de');
  await expect(visitor.getByRole('heading', { level: 2, name: 'Gebetsketten' })).toBeVisible();
  await expect(email).toHaveValue('ruth@example.org');

  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 2, name: 'Gebetsketten' })).toBeVisible();
  const menu = visitor.getByRole('contentinfo').getByRole('combobox');
  await menu.selectOption({ label: 'English' });
  await expect(visitor.getByRole('heading', { level: 2, name: 'Prayer Chains' })).toBeVisible();
});
