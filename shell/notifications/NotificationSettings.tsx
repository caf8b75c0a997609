import { Dialog } from 'kit';
import { LatePart } from './LatePart';

/** Where a member chooses what they are told of, and in which ways. */
export function NotificationSettings({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title="Notification settings"
      description="Choose what you are told of, and how. Every switch takes effect at once."
      size="large"
    >
      <LatePart label="Your settings" fetch={fetchSwitches} given={{}} />
    </Dialog>
  );
}

const fetchSwitches = async () => (await import('./NotificationSwitches')).NotificationSwitches;
