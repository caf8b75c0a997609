import { expect, request, type Page } from '@playwright/test';
import type { BrowserState } from './pages';

/** Someone with an account at the identity provider. */
export interface Person {
  name: string;
  email: string;
}

/** Site administrator by the default of ADMIN_EMAILS. */
export const administrator: Person = { name: 'Phoebe Deacon', email: 'admin@example.org' };

/** A person with an address of their own, so that no story sees the data of another one's member. */
export function aPerson(name: string): Person {
  const mark = crypto.randomUUID().slice(0, 8);
  return { name, email: `${name.toLowerCase().replace(/\W+/g, '.')}.${mark}@example.org` };
}

/**
 * Signs in through the identity provider with the requests that a browser sends. Returns the browser's storage state.
 * `signIn.spec.ts` covers the pages themselves.
 */
export async function signIn(person: Person): Promise<BrowserState> {
  const origin = process.env.SITE_ORIGIN!;
  const calls = await request.newContext({ baseURL: origin });
  const form = await calls.get('/api/login');
  const landed = await calls.post(form.url(), { form: { ...person } });
  const token = new URL(landed.url()).searchParams.get('token');
  expect(token, `signed in, on ${landed.url()}`).toBeTruthy();
  const { cookies } = await calls.storageState();
  await calls.dispose();
  return { cookies, origins: [{ origin, localStorage: [{ name: 'authToken', value: token! }] }] };
}

/** Fills in and submits the provider's form. */
export async function continueAs(page: Page, person: Person): Promise<void> {
  const proceed = page.getByRole('button', { name: 'Continue', exact: true });
  await proceed.waitFor();
  await page.locator('input[name="name"]').fill(person.name);
  await page.locator('input[name="email"]').fill(person.email);
  await proceed.click();
}
