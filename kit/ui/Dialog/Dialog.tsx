import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { role } from '../../theme/role';
import { space } from '../../theme/space';
import { z } from '../../theme/z';
import { onDemand } from '../onDemand';
import { Arriving } from './Arriving';
import type { DialogProps } from './DialogProps';

export const openDialog = onDemand(async () => {
  const { OpenDialog } = await import(/* webpackChunkName: "dialogs" */ './OpenDialog');
  return OpenDialog;
});

/** Stands before the page until it is answered or closed: a sheet from below on a phone, a card on a larger screen. */
export function Dialog({ open, ...dialog }: DialogProps) {
  return open ? <Arriving part={openDialog} given={dialog} /> : null;
}

/** The buttons at the end of a dialog, always in sight. Inside a form, so that one of them can submit it. */
export const DialogActions = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${z.raised};
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  justify-content: flex-end;
  margin: 0 calc(-1 * ${space[5]}) calc(-1 * ${space[5]});
  padding: ${space[3]} ${space[5]} max(${space[4]}, env(safe-area-inset-bottom));
  background: ${role.surfaceRaised};
  border-top: 1px solid ${role.line};

  /* Reaches to both edges of the sheet, whatever lays it out. */
  && {
    max-width: none;
  }

  @media ${media.phone} {
    > * {
      flex: 1 1 auto;
    }
  }
`;
