import { Dialog } from 'kit';
import { PrayerForm } from './PrayerForm';

interface ComposerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog for a new prayer (specification, sections 2 and 5). */
export function Composer({ isOpen, onClose }: ComposerProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Share a Prayer Request"
      description="Say it as you would to a friend. People will pray for it today."
    >
      <PrayerForm onClose={onClose} />
    </Dialog>
  );
}
