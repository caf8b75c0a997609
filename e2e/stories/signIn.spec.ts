import { expect, test } from '../fixtures';
import { aPerson } from '../people';

test('a visitor is nobody to the API', async ({ visitor }) => {
  const answer = await visitor.request.get('/api/auth/user');
  expect(answer.status()).toBe(401);
  expect(await answer.json()).toEqual({ message: 'Unauthorized' });
});

test('a visitor signs in through the identity provider, is welcomed, and comes to the prayer wall', async ({
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

test('a sign-in that fails says so and leaves no trace in the address', async ({ visitor }) => {
  await visitor.goto('/?auth=failed');
  await expect(visitor.getByText('Sign-in failed')).toBeVisible();
  await expect(visitor).toHaveURL(/\/$/);
});

test('a member is who they signed in as', async ({ member }) => {
  const answer = await member.request.get('/api/auth/user');
  expect(await answer.json()).toMatchObject({ name: 'Ruth Moab' });
});

test('signing out by the address ends the session, and nobody is shown as signed in', async ({ member }) => {
  await member.goto('/api/logout');
  await expect(member.getByRole('button', { name: 'Sign In' })).toBeVisible();
  // The page is prerendered: its program has yet to remove the token.
  await expect.poll(() => member.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  expect((await member.request.get('/api/auth/user')).status()).toBe(401);
});

test("a planted token grants nothing: every call is authenticated by the session's cookie", async ({
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
