import { t } from '@lingui/core/macro';
import { createRoot } from 'react-dom/client';
import { loadRemainingTexts, StyleProvider, type Farewell, type useToast } from 'kit';
import { holdsWrites } from 'kit/offline';
import { DiscardQuestion } from './DiscardQuestion';

/**
 * Whether to sign out now. A member is asked where something that they have written would be discarded. Without a connection
 * it needs a service worker, which sends the sign-out later (docs/decisions/0068-offline.md); otherwise the page stays,
 * and says why.
 */
export async function maySignOut(reason: Farewell, toast: ReturnType<typeof useToast>): Promise<boolean> {
  if (!navigator.onLine && !(await findWorker())) {
    await loadRemainingTexts().catch(() => undefined);
    toast({
      title: t`You are offline`,
      description: t`Signing out needs a connection here. You are still signed in: please sign out when you are online again.`,
      variant: 'destructive',
    });
    return false;
  }
  // A deleted account has nobody left as whom it could be sent.
  return reason === 'accountDeleted' || !(await holdsWrites()) || ask();
}

async function findWorker(): Promise<ServiceWorker | null | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return navigator.serviceWorker?.controller ?? registration?.active;
}

async function ask(): Promise<boolean> {
  await loadRemainingTexts().catch(() => undefined);
  // Beside the program's own elements: a menu that closes does not take it along.
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const may = await new Promise<boolean>((resolve) =>
    root.render(
      <StyleProvider>
        <DiscardQuestion onAnswer={resolve} />
      </StyleProvider>,
    ),
  );
  root.unmount();
  place.remove();
  return may;
}
