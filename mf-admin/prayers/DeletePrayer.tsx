import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from 'kit';
import type { DeletedPrayer } from './useDeletions';

interface DeletePrayerProps {
  prayer: DeletedPrayer;
  isOpen: boolean;
  onClose: () => void;
  onDelete: (prayer: DeletedPrayer) => Promise<void>;
}

/** Asks for confirmation. The deleted prayer's card unmounts together with this dialog. */
export function DeletePrayer({ prayer: { id, title }, isOpen, onClose, onDelete }: DeletePrayerProps) {
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);

  const confirm = async () => {
    setPending(true);
    await onDelete({ id, title });
    setPending(false);
    onClose();
  };

  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onClose}
      title={t`Delete this prayer?`}
      description={t`“${title}” leaves the wall for everyone. You can undo this until you leave the tab.`}
      confirmLabel={t`Delete`}
      isDanger
      pending={isPending}
      onConfirm={() => void confirm()}
    />
  );
}
