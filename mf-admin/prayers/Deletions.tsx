import { useState } from 'react';
import { Button, Notice, Stack } from 'kit';
import type { DeletedPrayer } from './useDeletions';

interface DeletionsProps {
  deleted: readonly DeletedPrayer[];
  onRestore: (prayer: DeletedPrayer) => Promise<void>;
}

/** The prayers deleted since the tab was opened, each with Undo. */
export function Deletions({ deleted, onRestore }: DeletionsProps) {
  if (deleted.length === 0) return null;
  return (
    <Stack gap={2}>
      {deleted.map((prayer) => (
        <Notice
          key={prayer.id}
          title={`“${prayer.title}” was deleted.`}
          action={<Undo onUndo={() => onRestore(prayer)} />}
        >
          It can be brought back until you leave this tab.
        </Notice>
      ))}
    </Stack>
  );
}

function Undo({ onUndo }: { onUndo: () => Promise<void> }) {
  const [isPending, setPending] = useState(false);

  const undo = async () => {
    setPending(true);
    await onUndo();
    setPending(false);
  };

  return (
    <Button pending={isPending} onClick={() => void undo()}>
      Undo
    </Button>
  );
}
