import { Arriving } from '../Dialog/Arriving';
import { onDemand } from '../onDemand';
import type { ConfirmationProps } from './OpenConfirmDialog';

interface ConfirmDialogProps extends ConfirmationProps {
  open: boolean;
}

export const openConfirmDialog = onDemand(async () => {
  const { OpenConfirmDialog } = await import(/* webpackChunkName: "dialogs" */ './OpenConfirmDialog');
  return OpenConfirmDialog;
});

/** Asks once more. The harmless answer has the focus. Whoever opened it closes it when the thing is done. */
export function ConfirmDialog({ open, ...dialog }: ConfirmDialogProps) {
  return open ? <Arriving part={openConfirmDialog} given={dialog} /> : null;
}
