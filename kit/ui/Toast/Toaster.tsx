import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { space } from '../../theme/space';
import { z } from '../../theme/z';
import { OnDemand, onDemand } from '../onDemand';
import type { Toast } from './ToastStage';

interface ToasterProps {
  toast: Toast | null;
  onClose: () => void;
}

export const toastStage = onDemand(async () => {
  const { ToastStage } = await import(/* webpackChunkName: "toasts" */ './ToastStage');
  return ToastStage;
});

/**
 * The place of the one toast (specification, section 9). The place is always there, so that a screen reader listens
 * to it before the words arrive. Being a live region it stays alive above an open dialog.
 */
export function Toaster({ toast, onClose }: ToasterProps) {
  const hasBody = useSyncExternalStore(never, inBrowser, inPainting);
  if (!hasBody) return null;

  return createPortal(
    <Place>
      {(toast || toastStage.arrived) && (
        <OnDemand part={toastStage} given={{ toast, onClose }} onLost={onClose} />
      )}
    </Place>,
    document.body,
  );
}

/** What the build paints has no body beside the page, nor has React until it has taken that over. */
const never = () => () => undefined;
const inBrowser = () => true;
const inPainting = () => false;

const Place = styled.div.attrs({ role: 'status', 'aria-live': 'polite' })`
  position: fixed;
  inset: auto 0 0;
  z-index: ${z.toast};
  display: grid;
  justify-items: center;
  padding: ${space[4]} ${space[3]} max(${space[4]}, env(safe-area-inset-bottom));
  pointer-events: none;

  @media ${media.tablet} {
    justify-items: end;
    padding: ${space[6]};
  }

  > * {
    width: 100%;
    max-width: 420px;
  }
`;
