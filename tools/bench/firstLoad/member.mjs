import { request } from '@playwright/test';

/** The cookies of a member who has just signed in, through the identity provider of `npm start`. */
export async function cookiesOfMember(origin) {
  const calls = await request.newContext({ baseURL: origin });
  try {
    const form = await calls.get('/api/login');
    await calls.post(form.url(), { form: { name: 'Ruth Moab', email: 'ruth.moab@example.org' } });
    const { cookies } = await calls.storageState();
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  } finally {
    await calls.dispose();
  }
}
