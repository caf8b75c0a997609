import { browser } from '../browser/browser';
import { page } from '../page/page';

/** Loads the page again if the Back button shows it as it was before a sign-in or sign-out. */
export function followSessionOnReturn(): () => void {
  const follow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void followSession();
  };
  window.addEventListener('pageshow', follow);
  return () => window.removeEventListener('pageshow', follow);
}

/**
 * Loads the page again if its member is no longer that of the browser's session. The header says for whom the server
 * would make the page at the address, 0 for a visitor; it is missing where nobody may store it.
 */
export async function followSession(address = window.location.href): Promise<void> {
  const response = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  const member = response?.headers.get('Prayer-Wall-Member') ?? null;
  if (member !== null && Number(member) !== (page.session?.id ?? 0)) browser.reload();
}
