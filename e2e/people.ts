import { expect, type Page } from '@playwright/test';

/** Someone with an account at the identity provider. */
export interface Person {
  name: string;
  email: string;
}

/** Site administrator by the default of ADMIN_EMAILS. */
export const administrator: Person = { name: 'Phoebe Deacon', email: 'admin@example.org' };

/** Nobody else in any story, so that one story never sees what another one's member did. */
export function aPerson(name: string): Person {
  const mark = crypto.randomUUID().slice(0, 8);
  return { name, email: `${name.toLowerCase().replace(/\W+/g, '.')}.${mark}@example.org` };
}

/** Signs in for real: the provider's page, the way back, the session's cookie. Ends on the landing page. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/api/login');
  await continueAs(page, person);
  await page.waitForURL((url) => url.origin === new URL(process.env.SITE_ORIGIN!).origin);
  const me = await page.request.get('/api/auth/user');
  expect(me.ok(), 'signed in').toBe(true);
}

/** Fills the provider's form, which the page shows. */
export async function continueAs(page: Page, person: Person): Promise<void> {
  const proceed = page.getByRole('button', { name: 'Continue', exact: true });
  await proceed.waitFor();
  await page.locator('input[name="name"]').fill(person.name);
  await page.locator('input[name="email"]').fill(person.email);
  await proceed.click();
}
