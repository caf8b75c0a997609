import { browser } from '../browser/browser';
import { page } from '../page/page';

/** Loads the page again if the Back button shows it as it was before a sign-in or sign-out. */
export function followSessionOnReturn(): () => void {
  const follow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void compare();
  };
  window.addEventListener('pageshow', follow);
  return () => window.removeEventListener('pageshow', follow);
}

async function compare(): Promise<void> {
  const response = await fetch('/api/auth/user').catch(() => null);
  if (!response || (!response.ok && response.status !== 401)) return;
  const id = response.ok ? ((await response.json()) as { id: number }).id : null;
  if (id !== (page.session?.id ?? null)) browser.reload();
}
