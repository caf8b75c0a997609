import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectInteractive } from '../interactive';
import { anyWidth, phone } from '../widths';

test(
  'from the wall one prays for one after another, by swipe and Amen, until End',
  phone,
  async ({ member, expectAccessible }) => {
    await member.goto('/prayers');
    await expectInteractive(member);
    await member.getByRole('link', { name: 'Pray through the wall' }).click();

    // Until its code has loaded the wall is shown, which has many headings.
    await expect(member.getByRole('banner')).toHaveCount(0);
    const prayer = member.getByRole('heading', { level: 2 });
    await expect(prayer).toBeFocused();
    await expectAccessible(member);
    const { width, height } = member.viewportSize()!;
    await member.setViewportSize({ width: 640, height: 320 });
    const words = member.getByRole('article').locator('> :nth-child(4)');
    await expect(words).toBeInViewport();
    await member.setViewportSize({ width, height });
    const first = (await prayer.textContent())!;
    await swipe(member, 300, 120);
    await expect(prayer).not.toHaveText(first);
    const second = (await prayer.textContent())!;
    await swipe(member, 80, 280);
    await expect(prayer).toHaveText(first);
    await member.getByRole('button', { name: 'Next' }).click();
    await expect(prayer).toHaveText(second);

    await member.getByRole('button', { name: 'Amen' }).click();
    await expect(prayer).not.toHaveText(second);
    await member.reload();
    await expect(prayer).toBeFocused();
    expect([first, second]).not.toContain(await prayer.textContent());
    await member.getByRole('button', { name: 'End' }).click();
    await expect(member.getByText('You prayed for 1 person')).toBeVisible();
    await member.getByRole('link', { name: 'Return to the wall' }).click();
    await expect(member).toHaveURL(/\/prayers$/);
  },
);

test(
  'a screen in a hall needs nobody: large words, no controls, a code of the wall',
  anyWidth,
  async ({ visitor, expectAccessible }) => {
    await visitor.setViewportSize({ width: 1920, height: 1080 });
    await visitor.clock.install();
    await visitor.goto('/pray?display=screen&seconds=10');
    const title = visitor.getByRole('heading', { level: 2 });
    await expect(title).toBeVisible();
    const sizes = await visitor
      .getByRole('article')
      .evaluate((prayer) => [...prayer.children].map((part) => parseFloat(getComputedStyle(part).fontSize)));
    expect(sizes[0]).toBeGreaterThanOrEqual(40);
    expect(sizes[1]).toBeGreaterThanOrEqual(30);
    const address = visitor.getByText(`${new URL(visitor.url()).host}/prayers`, { exact: true });
    expect(
      await address.evaluate((words) => parseFloat(getComputedStyle(words).fontSize)),
    ).toBeGreaterThanOrEqual(30);
    await expect(visitor.getByRole('button')).toHaveCount(0);
    await expect(
      visitor.getByRole('img', { name: /^QR code of the prayer wall: http.*\/prayers$/ }),
    ).toBeVisible();
    await expectAccessible(visitor);

    const first = (await title.textContent())!;
    const code = visitor.getByRole('img', { name: /^QR code/ });
    const place = await code.boundingBox();
    await visitor.clock.runFor(11_000);
    await expect(title).not.toHaveText(first);
    // Nothing burns in: words and code stand a little elsewhere.
    expect(await code.boundingBox()).not.toEqual(place);
    await visitor.context().setOffline(true);
    const second = (await title.textContent())!;
    await visitor.clock.runFor(11_000);
    await expect(title).not.toHaveText(second);
    await visitor.mouse.move(200, 200);
    await visitor.mouse.move(300, 300);
    await expect(visitor.getByRole('button', { name: 'Next' })).toBeVisible();
  },
);

/** A finger that moves across the page. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
  await touch('touchStart', from);
  for (const part of [0.3, 0.6, 1]) await touch('touchMove', from + (to - from) * part);
  await touch('touchEnd');
}
