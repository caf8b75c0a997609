import { useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Dialog, DialogActions } from '../Dialog/Dialog';

export interface ConfirmDialogProps {
  open: boolean;
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

/** Asks once more. The harmless answer has the focus. Whoever opened it closes it when the thing is done. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  isDanger = false,
  pending = false,
  onConfirm,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      {...{ open, onOpenChange, title, description }}
      role="alertdialog"
      size="small"
      initialFocus={cancel}
    >
      <DialogActions>
        <Button ref={cancel} variant="quiet" onClick={() => onOpenChange(false)}>
          {cancelLabel}
        </Button>
        <Button variant={isDanger ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
