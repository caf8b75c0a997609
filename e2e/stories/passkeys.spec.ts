import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { anyPage } from '../open';
import { aPerson, continueAs } from '../people';

test('a member adds a passkey and signs in with it; a copy of it is refused, and can be removed', async ({
  pageOf,
}) => {
  const ruth = aPerson('Ruth Moab');
  const member = await pageOf(ruth);
  const devices = await member.context().newCDPSession(member);
  const authenticatorId = await addAuthenticator(devices);
  const dialog = await openAccount(member);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByLabel('Name of this passkey').fill('My laptop');
  await dialog.getByRole('button', { name: 'Use this name' }).click();
  const line = dialog.getByRole('listitem').filter({ hasText: 'My laptop' });
  await expect(line).toContainText('not used yet');

  await signOut(member);
  await useThePasskey(member);
  await expect(member.getByText('Sign-in successful!')).toBeVisible();
  await expect(member.getByRole('banner').getByRole('button', { name: 'Ruth Moab' })).toBeVisible();

  await signOut(member);
  await setCounterBack(devices, authenticatorId);
  const refused = member.waitForResponse('**/api/auth/passkey');
  await useThePasskey(member);
  expect((await refused).status()).toBe(401);

  await member.goto('/api/login');
  await continueAs(member, ruth);
  await expect(member.getByText('Sign-in successful!')).toBeVisible();
  const copied = (await openAccount(member)).getByRole('listitem').filter({ hasText: 'My laptop' });
  await expect(copied).toContainText('Somebody may have a copy');
  await copied.getByRole('button', { name: 'Remove' }).click();
  await expect(copied).toBeHidden();
});

async function addAuthenticator(devices: CDPSession): Promise<string> {
  await devices.send('WebAuthn.enable');
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return authenticatorId;
}

/** As on a copy of the device. */
async function setCounterBack(devices: CDPSession, authenticatorId: string): Promise<void> {
  const { credentials } = await devices.send('WebAuthn.getCredentials', { authenticatorId });
  const credential = credentials[0]!;
  const { credentialId } = credential;
  await devices.send('WebAuthn.removeCredential', { authenticatorId, credentialId });
  await devices.send('WebAuthn.addCredential', {
    authenticatorId,
    credential: { ...credential, signCount: 0 },
  });
}

async function openAccount(page: Page) {
  await page.goto(anyPage);
  await page.getByRole('banner').getByRole('button', { name: 'Ruth Moab' }).click();
  await page.getByRole('menuitem', { name: 'My account' }).click();
  return page.getByRole('dialog', { name: 'My account' });
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/api/logout');
  await page.goto(anyPage);
}

async function useThePasskey(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
}
