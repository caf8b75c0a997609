import { useLingui } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Dialog, DialogActions } from '../Dialog/Dialog';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** The consequence, and whether it can be undone. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDanger?: boolean;
  pending?: boolean;
  onConfirm: () => void;
}

/** Asks for confirmation. Cancel has the focus; the caller closes the dialog when the action is done. */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  isDanger = false,
  pending = false,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  const { t } = useLingui();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog {...dialog} role="alertdialog" size="small" initialFocus={cancel} closesOnOutsidePress={false}>
      <DialogActions>
        <Button ref={cancel} variant="quiet" onClick={() => dialog.onOpenChange(false)}>
          {cancelLabel ?? t`Cancel`}
        </Button>
        <Button variant={isDanger ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
