import { useState } from 'react';
import { Button, Dialog, DialogActions, Slot, useAreas, useSession, type Slots } from 'kit';

export interface Reported extends Pick<Slots['reportDialog'], 'kind' | 'targetId'> {
  isOwn: boolean;
}

/** How a member reports what somebody else wrote; null for everyone else, and while no area takes reports. */
export function useReport({ kind, targetId, isOwn }: Reported) {
  const { person } = useSession();
  const { findSlot } = useAreas();
  const [isOpen, setOpen] = useState(false);
  if (isOwn || !person || !findSlot('reportDialog')) return null;
  const close = () => setOpen(false);

  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <Slot
        name="reportDialog"
        label="The report form"
        failed={({ title, onRetry }) => (
          <Dialog open onOpenChange={close} title={title} size="small">
            <DialogActions>
              <Button variant="primary" onClick={onRetry}>
                Try Again
              </Button>
            </DialogActions>
          </Dialog>
        )}
        kind={kind}
        targetId={targetId}
        isOpen
        onClose={close}
      />
    ),
  };
}
