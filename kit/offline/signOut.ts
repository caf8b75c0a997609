const address = '/api/logout';
/** A cache that nothing else empties: the database would need a new version, which pages of older releases cannot open. */
const cacheName = 'sign-out';
const patience = 10_000;

/** Records that a member signed out without a connection: their cookie remains until the server ends the session. */
export async function recordSignOut(): Promise<void> {
  await (await caches.open(cacheName)).put(address, new Response());
}

/** The server has ended the session. */
export async function clearSignOut(): Promise<void> {
  await caches.delete(cacheName);
}

/** Whether a sign-out was not sent yet. Without https there are no caches, and no worker. */
export const isSignOutDue = async () =>
  'caches' in globalThis && (await caches.has(cacheName).catch(() => false));

/** Sends a sign-out that was not sent yet. Returns whether nobody is to be signed out any more. */
export async function finishSignOut(): Promise<boolean> {
  if (!(await isSignOutDue())) return true;
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(patience) });
    if (response.type !== 'opaqueredirect' && !response.ok) return false;
    await clearSignOut();
    return true;
  } catch {
    return false;
  }
}
