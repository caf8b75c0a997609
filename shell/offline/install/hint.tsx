import { createRoot } from 'react-dom/client';
import { loadRemainingTexts, StyleProvider } from 'kit';
import { installOffer } from './offer';
import { countVisit, recordHint } from './visits';

/** Shows once, on the third day or later, how the site is installed; where that is possible and has not been done. */
export async function hintAtInstalling(): Promise<void> {
  if (isInstalled() || !countVisit()) return;
  const way = isOnIos() ? 'ios' : await installOffer;
  const [{ InstallHint }] = await Promise.all([import('./InstallHint'), loadRemainingTexts()]);
  // Beside the program's own elements: it is no part of any page.
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <StyleProvider>
      <InstallHint way={way} onShown={recordHint} onClose={() => root.unmount()} />
    </StyleProvider>,
  );
}

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** Only Safari there has this property; the site cannot open its menu. */
const isOnIos = () => (navigator as { standalone?: boolean }).standalone === false;
