import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { isOperation } from '../calls';
import { expect, test } from '../fixtures';
import { aPerson, continueAs } from '../people';

test('the API rejects a visitor', async ({ visitor }) => {
  const response = await visitor.request.get('/api/auth/user');
  expect(response.status()).toBe(401);
  expect(await response.json()).toEqual({ code: 'UNAUTHORIZED', message: 'Unauthorized' });
});

test('a visitor signs in through the identity provider, is welcomed, and lands on the prayer wall', async ({
  visitor,
}) => {
  const ruth = aPerson('Ruth Moab');
  await visitor.goto('/api/login');
  await visitor.locator('input[name="name"]').fill(ruth.name);
  await visitor.locator('input[name="email"]').fill(ruth.email);
  await visitor.getByRole('button', { name: 'Continue' }).click();

  await expect(visitor.getByText('Sign-in successful!')).toBeVisible();
  await visitor.waitForURL('**/prayers');
  expect(new URL(visitor.url()).search).toBe('');
  expect(await visitor.evaluate(() => localStorage.getItem('authToken'))).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('a failed sign-in says so and clears the address', async ({ visitor }) => {
  await visitor.goto('/?auth=failed');
  await expect(visitor.getByText('Sign-in failed')).toBeVisible();
  await expect(visitor).toHaveURL(/\/$/);
});

test('the API returns the signed-in member', async ({ member }) => {
  const response = await member.request.get('/api/auth/user');
  expect(await response.json()).toMatchObject({ name: 'Ruth Moab' });
});

test('signing out by its address ends the session and clears the name', async ({ member }) => {
  await member.goto('/api/logout');
  await expect(member.getByRole('button', { name: 'Sign In' })).toBeVisible();
  // The page is prerendered, so the token is removed a moment later.
  await expect.poll(() => member.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  expect((await member.request.get('/api/auth/user')).status()).toBe(401);
});

test("a forged token grants nothing: every call is authenticated by the session's cookie", async ({
  visitor,
}) => {
  const claims = { id: 1, email: 'admin@example.org', name: 'Mallory', isVerified: true, exp: 4102444800 };
  const planted = ['{"alg":"none"}', JSON.stringify(claims), '']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
  await visitor.goto(`/?token=${planted}&auth=success`);
  await expect(visitor.getByText('Sign-in successful!')).toBeVisible();
  await visitor.waitForURL('**/prayers');
  expect((await visitor.request.get('/api/auth/user')).status()).toBe(401);
  expect((await visitor.request.post('/api/prayers', { data: {} })).status()).toBe(401);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a stranger posts a prayer with three presses besides typing, by a code by e-mail', async ({
    visitor,
    expectAccessible,
  }) => {
    const { name, email } = aPerson('Lydia Thyatira');
    const title = `Work for my hands ${crypto.randomUUID().slice(0, 8)}`;
    let presses = 0;
    const press = async (button: Locator) => {
      presses += 1;
      await button.click();
    };

    await visitor.goto('/prayers');
    await press(visitor.getByRole('button', { name: 'New Prayer' }));
    const form = visitor.getByRole('dialog', { name: 'Share a Prayer Request' });
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Description').fill('That the dye is good, and the buyers are honest.');
    await press(form.getByRole('button', { name: 'Continue with e-mail' }));

    const code = visitor.getByLabel('Code');
    await expect(code).toBeFocused();
    await expectAccessible(visitor);
    await visitor.keyboard.type(await codeFor(email));

    await expect(visitor.getByText('Sign-in successful!')).toBeVisible();
    await visitor.waitForURL('**/prayers');
    await expect(form.getByLabel('Title')).toHaveValue(title);
    // The wall behind the form: a prayer that is sent while it still loads waits behind 'new prayer'.
    await expect(visitor.locator('article').first()).toBeVisible();
    await press(form.getByRole('button', { name: 'Submit Prayer' }));
    await expect(visitor.getByText('Prayer Submitted')).toBeVisible();
    await expect(visitor.getByRole('article', { name: title })).toContainText(name);
    expect(presses).toBe(3);
    expect(await (await visitor.request.get('/api/auth/user')).json()).toMatchObject({ email, name });
  });
});

test('by keyboard alone: the address, a wrong code, the code, no name', async ({ visitor }) => {
  const { email } = aPerson('Phoebe Cenchreae');
  await visitor.goto('/');
  await visitor.getByRole('button', { name: 'Sign In' }).press('Enter');
  await visitor.getByRole('button', { name: 'Continue with e-mail' }).press('Enter');
  await visitor.keyboard.type(`${email}\n`);
  await expect(visitor.getByLabel('Code')).toBeFocused();
  const code = await codeFor(email);
  await visitor.keyboard.type(code === '000000' ? '000001' : '000000');
  await expect(visitor.getByText('That code is not right or no longer valid')).toBeVisible();
  await expect(visitor.getByLabel('Code')).toBeFocused();
  await visitor.keyboard.type(code);
  await expect(visitor.getByLabel('What may we call you?')).toBeFocused();
  await visitor.keyboard.press('Escape');
  await visitor.waitForURL('**/prayers');
  expect(await (await visitor.request.get('/api/auth/user')).json()).toMatchObject({ email, name: null });
});

test('an amen that needed sign-in is given afterwards, by itself, once', async ({ visitor, ownPrayer }) => {
  const person = aPerson('Anna Asher');
  await visitor.goto(`/prayer/${ownPrayer.id}`);
  await visitor.getByRole('button', { name: 'Amen (0)' }).click();
  await expect(visitor.getByText('Please Sign In')).toBeVisible();
  let amens = 0;
  visitor.on('request', (request) => {
    if (isOperation(request, 'GiveAmen')) amens += 1;
  });
  await continueAs(visitor, person);
  await visitor.waitForURL(`**/prayer/${ownPrayer.id}`);
  await expect(visitor.getByText('Amen added')).toBeVisible();
  // Members of other stories may have prayed through the wall meanwhile.
  const given = visitor.getByRole('button', { name: /^Amen \([1-9]\d*\)$/ });
  await expect(given).toBeDisabled();
  await visitor.reload();
  await expect(given).toBeDisabled();
  expect(amens).toBe(1);
});

/** The code of the mail to that address. The mail's last line is for phones, which offer the code. */
async function codeFor(email: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const names = await readdir(process.env.SITE_OUTBOX!).catch(() => []);
      const files = names.filter((name) => name.endsWith('.eml'));
      const mails = await Promise.all(
        files.map((name) => readFile(path.join(process.env.SITE_OUTBOX!, name), 'utf8')),
      );
      code = mails
        .filter((mail) => mail.includes(email))
        .flatMap((mail) => /^@\S+ #(\d{6})/m.exec(mail)?.[1] ?? [])[0];
      return code;
    })
    .toBeDefined();
  return code!;
}
