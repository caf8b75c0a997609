import { t } from '@lingui/core/macro';
import { loadRemainingTexts, type useToast } from 'kit';

/** Signs out where a service worker sends that later (docs/decisions/0068-offline.md); otherwise the page stays, and says why. */
export async function signOutOffline(signOut: () => void, toast: ReturnType<typeof useToast>): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration?.active) return signOut();
  await loadRemainingTexts().catch(() => undefined);
  toast({
    title: t`You are offline`,
    description: t`Signing out needs a connection here. You are still signed in: please sign out when you are online again.`,
    variant: 'destructive',
  });
}
