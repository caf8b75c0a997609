import { browser } from 'kit';

/** Signs in again, by passkey, and comes back to this page. Returns whether that has begun. */
export async function signInWithPasskey(): Promise<boolean> {
  try {
    const { pathname, search } = window.location;
    const options = await post<PublicKeyCredentialRequestOptionsJSON>('/api/auth/passkey/options', {
      returnTo: pathname + search,
    });
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const credential = await navigator.credentials.get({ publicKey });
    const signature = (credential as PublicKeyCredential).toJSON() as object;
    const { redirect } = await post<{ redirect: string }>('/api/auth/passkey', signature);
    browser.leaveFor(redirect);
    return true;
  } catch {
    // Refused, stopped by the person, or not possible in this browser: the page says the same.
    return false;
  }
}

async function post<Body>(path: string, payload: object): Promise<Body> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(payload),
  });
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()) as Body;
}
