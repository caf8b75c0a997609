import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { space } from '../../theme/space';
import { z } from '../../theme/z';
import { lazyComponent } from '../lazyComponent';
import type { Toast } from './ToastContent';

interface ToasterProps {
  toast: Toast | null;
  onClose: () => void;
}

const ToastContent = lazyComponent(async () => {
  const { ToastContent: Content } = await import(/* webpackChunkName: "toasts" */ './ToastContent');
  return Content;
});

/**
 * The live region with the one toast (specification, section 9). The region is always mounted, because screen readers
 * announce only what changes in one that they know; Radix leaves live regions reachable while a dialog is open. The
 * toast is at the top then, away from the dialog's buttons and above its title, and a menu is always above it.
 */
export function Toaster({ toast, onClose }: ToasterProps) {
  const isInBrowser = useSyncExternalStore(neverChanges, inBrowser, onServer);
  if (!isInBrowser) return null;

  return createPortal(
    <LiveRegion>
      <ToastContent toast={toast} onClose={onClose} isNeeded={toast !== null} onLoadFailed={onClose} />
    </LiveRegion>,
    document.body,
  );
}

/** Prerendered HTML has no portals, nor has the first render that hydrates it. */
const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

const LiveRegion = styled.div.attrs({ role: 'status', 'aria-live': 'polite' })`
  position: fixed;
  inset: auto 0 var(--bottom-bar, 0);
  z-index: ${z.toast};
  display: grid;
  justify-items: center;
  padding: ${space[4]} ${space[3]} max(${space[4]}, env(safe-area-inset-bottom));
  pointer-events: none;

  @media ${media.tablet} {
    justify-items: end;
    padding: ${space[6]};
  }

  :root:has([aria-modal='true']) & {
    inset: 0 0 auto;
    padding-top: max(${space[2]}, env(safe-area-inset-top));
    padding-bottom: 0;
  }

  > * {
    width: 100%;
    max-width: 420px;
  }
`;
