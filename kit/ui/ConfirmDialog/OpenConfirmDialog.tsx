import * as Radix from '@radix-ui/react-alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { DialogActions } from '../Dialog/Dialog';
import { Sheet } from '../Dialog/Sheet';

export interface ConfirmationProps {
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** What will happen, and whether it can be taken back. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDanger?: boolean;
  pending?: boolean;
  onConfirm: () => void;
}

/** The confirmation itself, fetched with the first dialog that opens. Radix gives Cancel the focus. */
export function OpenConfirmDialog({
  confirmLabel,
  cancelLabel = 'Cancel',
  isDanger = false,
  pending = false,
  onConfirm,
  ...dialog
}: ConfirmationProps) {
  return (
    <Sheet {...dialog} parts={Radix} role="alertdialog" size="small">
      <DialogActions>
        <Radix.Cancel asChild>
          <Button variant="quiet">{cancelLabel}</Button>
        </Radix.Cancel>
        <Button variant={isDanger ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Sheet>
  );
}
