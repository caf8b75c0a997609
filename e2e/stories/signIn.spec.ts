import { expect, test } from '../fixtures';
import { aPerson } from '../people';

test('the API rejects a visitor', async ({ visitor }) => {
  const response = await visitor.request.get('/api/auth/user');
  expect(response.status()).toBe(401);
  expect(await response.json()).toEqual({ message: 'Unauthorized' });
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
