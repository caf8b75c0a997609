import type { Page } from '@playwright/test';
import { post } from '../calls';
import { expect, test } from '../fixtures';
import { aPerson } from '../people';
import { addPrayer } from '../widths';

/**
 * Whatever members write is shown as text. A dialog, a script or an element of theirs, or a report of the content
 * security policy fails the story.
 */
const hostile = [
  '<img id=pwned src=x onerror="window.pwned=1;alert(1)">',
  '</script><script id=pwned>window.pwned=1;alert(1)</script>',
  '"><svg id=pwned onload=alert(1)><!--<script>',
  "javascript:alert(1)//{{constructor.constructor('alert(1)')()}}",
  '&lt;b id=pwned&gt;&#x3C;i&gt; ${alert(1)} <%= 7*7 %>',
] as const;

test('a prayer, its encouragement and its testimony show hostile input as text', async ({
  pageOf,
  visitor,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const author = await pageOf(aPerson('Tamar Judah'));
  const prayers = await Promise.all(
    hostile.map(async (payload, index) => {
      const title = `${mark} ${payload}`;
      const { id } = await post(author, '/api/prayers', {
        name: payload,
        email: 'tamar@example.org',
        title,
        description: `A burden: ${payload}`,
        isAnonymous: index % 2 === 0,
      });
      await post(author, `/api/prayers/${id}/comments`, { content: `Words ${payload}`, authorName: payload });
      await post(author, `/api/prayers/${id}/updates`, { content: `News ${payload}` });
      return { id, title, payload };
    }),
  );

  for (const page of [visitor, author]) {
    const watch = watched(page);
    await page.goto(`/prayers?search=${mark}`);
    for (const { title, payload } of prayers) {
      await expect(page.getByRole('article', { name: title })).toBeVisible();
      await expect(page.getByText(`A burden: ${payload}`, { exact: true })).toBeVisible();
    }
    await watch.expectNothing();
    for (const { id, title, payload } of prayers) {
      await page.goto(`/prayer/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      for (const words of [`A burden: ${payload}`, `Words ${payload}`, `News ${payload}`])
        await expect(page.getByText(words, { exact: true })).toBeVisible();
      expect(await page.title()).toContain(title);
      await watch.expectNothing();
    }
  }

  for (const { id, title, payload } of prayers)
    await post(author, `/api/prayers/${id}/testimonial`, {
      title: `Answered ${title}`,
      testimony: `It was given to me: ${payload}`,
    });
  const watch = watched(visitor);
  await visitor.goto('/testimonials');
  for (const { title, payload } of prayers)
    await expect(visitor.getByRole('article', { name: `Answered ${title}` })).toContainText(
      `It was given to me: ${payload}`,
    );
  await watch.expectNothing();
});

test('a group with its posts, a chain and a reminder show hostile input as text', async ({
  pageOf,
  visitor,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const author = await pageOf(aPerson('Tamar Judah'));
  const payload = hostile[0];
  const name = `${mark} ${payload}`;
  const { id: group } = await post(author, '/api/prayer-groups', {
    name,
    description: `About ${payload}`,
    theme: 'general',
  });
  const { id: inGroup } = await post(author, `/api/prayer-groups/${group}/posts`, {
    content: `A post ${hostile[1]}`,
    postType: 'message',
  });
  await post(author, `/api/group-posts/${inGroup}/comments`, { content: `An answer ${hostile[2]}` });
  await post(author, '/api/prayer-chains', {
    title: name,
    description: `Hours ${hostile[3]}`,
    startTime: new Date(Date.now() + 3_600_000).toISOString(),
    endTime: new Date(Date.now() + 90_000_000).toISOString(),
  });
  await post(author, '/api/reminders', {
    title: name,
    description: `At ${hostile[4]}`,
    reminderTime: '09:00',
    frequency: 'daily',
  });

  const watch = watched(author);
  await author.goto(`/prayer-groups/${group}`);
  await expect(author.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(author.getByText(`A post ${hostile[1]}`, { exact: true })).toBeVisible();
  await author.getByRole('tab', { name: 'About' }).click();
  await expect(author.getByText(`About ${payload}`, { exact: true })).toBeVisible();
  await author.goto('/features?tab=reminders');
  await expect(author.getByRole('article', { name })).toContainText(`At ${hostile[4]}`);
  for (const page of [author, visitor]) {
    const also = watched(page);
    await page.goto('/features?tab=chains');
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
    await page.goto('/features?tab=groups');
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
    await also.expectNothing();
  }
  await watch.expectNothing();
});

test('a name, a report, an address and a banner show hostile input as text', async ({ pageOf, admin }) => {
  const payload = hostile[0];
  const mark = crypto.randomUUID().slice(0, 8);
  const named = await pageOf({ name: `${payload} ${mark}`, email: `tamar.${mark}@example.org` });
  const { id: prayer } = await post(named, '/api/prayers', {
    name: 'Tamar',
    email: 'tamar@example.org',
    title: `Signed ${mark}`,
    description: 'Whoever reads my name reads text.',
  });
  const watch = watched(named);
  await named.goto(`/prayer/${prayer}`);
  await expect(named.getByText(payload).first()).toBeVisible();
  for (const address of [
    `/prayers?search=${encodeURIComponent(payload)}`,
    `/prayers?category=${encodeURIComponent(payload)}&sortBy=${encodeURIComponent(payload)}`,
    `/?token=${encodeURIComponent(payload)}&auth=${encodeURIComponent(payload)}`,
    `/features?tab=${encodeURIComponent(payload)}`,
    `/join/${encodeURIComponent(payload)}`,
    `/nowhere/${encodeURIComponent(payload)}#${payload}`,
  ]) {
    await named.goto(address);
    await expect(named.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await watch.expectNothing();

  const reporter = await pageOf(aPerson('Orpah Moab'));
  const reported = await reporter.request.post('/graphql', {
    data: {
      query: 'mutation ($id: Int!, $why: String!) { report(kind: prayer, targetId: $id, reason: $why) }',
      variables: { id: prayer, why: `Because ${payload}` },
    },
  });
  expect((await reported.json()) as object).toEqual({ data: { report: true } });
  const before = (await (await admin.request.get('/api/admin/banners')).json()) as object;
  const banner = `${mark} ${payload}`;
  const watchAdmin = watched(admin);
  const saved = await admin.request.put('/api/admin/banners', { data: { ...before, features: banner } });
  expect(saved.ok(), await saved.text()).toBe(true);
  await admin.goto('/features');
  await expect(admin.getByText(banner).first()).toBeVisible();
  await admin.request.put('/api/admin/banners', { data: before });
  await admin.goto('/admin?tab=moderation');
  await expect(admin.getByText(`Because ${payload}`).first()).toBeVisible();
  await admin.goto('/admin?tab=users');
  await expect(admin.getByText(payload).first()).toBeVisible();
  await watchAdmin.expectNothing();
});

test('the site’s own scripts do nothing that its policy refuses', async ({ visitor }) => {
  const watch = watched(visitor);
  await visitor.goto('/prayers');
  // Brings the rules of forms and their library.
  await visitor.getByRole('button', { name: addPrayer }).click();
  await expect(visitor.getByRole('dialog').getByLabel('Title')).toBeVisible();
  await watch.expectNothing();
});

/** Watches the page for every effect that text cannot have. */
function watched(page: Page) {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  // The browser writes no line for an exception that is caught, but dispatches the event.
  void page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
      reportError(new Error(`Content Security Policy: ${violatedDirective} ${sourceFile}`)),
    );
  });
  const report = (text: string) => {
    if (/content security policy/i.test(text)) seen.push(text);
  };
  page.on('pageerror', ({ message }) => report(message));
  page.on('console', (line) => report(line.text()));
  return {
    async expectNothing() {
      expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false);
      await expect(page.locator('#pwned')).toHaveCount(0);
      expect(seen).toEqual([]);
    },
  };
}
