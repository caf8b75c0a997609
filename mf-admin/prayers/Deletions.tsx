import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, Notice, Stack } from 'kit';
import type { DeletedPrayer } from './useDeletions';

interface DeletionsProps {
  deleted: readonly DeletedPrayer[];
  onRestore: (prayer: DeletedPrayer) => Promise<void>;
}

/** The prayers deleted since the tab was opened, each with Undo. */
export function Deletions({ deleted, onRestore }: DeletionsProps) {
  const { t } = useLingui();
  if (deleted.length === 0) return null;
  return (
    <Stack gap={2}>
      {deleted.map((prayer) => (
        <Notice
          key={prayer.id}
          title={t`“${{ title: prayer.title }}” was deleted.`}
          action={<Undo onUndo={() => onRestore(prayer)} />}
        >
          <Trans>It can be brought back until you leave this tab.</Trans>
        </Notice>
      ))}
    </Stack>
  );
}

function Undo({ onUndo }: { onUndo: () => Promise<void> }) {
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);

  const undo = async () => {
    setPending(true);
    await onUndo();
    setPending(false);
  };

  return <Button pending={isPending} onClick={() => void undo()}>{t`Undo`}</Button>;
}
