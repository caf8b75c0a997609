import { useLingui } from '@lingui/react/macro';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { media } from '../../theme/media';
import { role } from '../../theme/role';
import { radius, space } from '../../theme/space';
import { shadow } from '../../theme/shadow';
import { z } from '../../theme/z';
import { lazyComponent } from '../lazyComponent';
import { Spinner } from '../Spinner/Spinner';
import type { DialogContentProps } from './DialogContent';

export interface DialogProps extends DialogContentProps {
  open: boolean;
}

const DialogContent = lazyComponent(async () => {
  const { DialogContent: Content } = await import(/* webpackChunkName: "dialogs" */ './DialogContent');
  return Content;
});

/** A modal dialog: a sheet from below on a phone, a card on a larger screen. */
export function Dialog({ open, ...dialog }: DialogProps) {
  if (!open) return null;
  return <DialogContent {...dialog} fallback={<Opening />} onLoadFailed={() => dialog.onOpenChange(false)} />;
}

function Opening() {
  const { t } = useLingui();
  return createPortal(
    <OpeningCard>
      <Spinner label={t`Opening`} size="2rem" />
    </OpeningCard>,
    document.body,
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

/** Appears after 300 ms, so that it does not flash when the code is in the browser's cache. */
const OpeningCard = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${z.dialog};
  display: grid;
  width: fit-content;
  height: fit-content;
  margin: auto;
  padding: ${space[4]};
  color: ${role.accent};
  background: ${role.surfaceRaised};
  border-radius: ${radius.large};
  box-shadow: ${shadow.floating};
  pointer-events: none;
  animation: ${appear} 200ms 300ms backwards;
`;

/** The buttons at the end of a dialog, in view where the window is tall enough. Inside a form, so that one can submit it. */
export const DialogActions = styled.div`
  z-index: ${z.raised};
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  justify-content: flex-end;
  margin: 0 calc(-1 * var(--inset)) calc(-1 * var(--inset));
  padding: ${space[4]} var(--inset) max(${space[4]}, env(safe-area-inset-bottom));
  background: ${role.surfaceRaised};
  border-top: 1px solid ${role.line};

  @media ${media.tall} {
    position: sticky;
    bottom: 0;
  }

  /* Reaches both edges of the dialog in every layout. */
  && {
    max-width: none;
  }

  @media ${media.phone} {
    > * {
      flex: 1 1 auto;
    }
  }
`;
