import { Dialog } from 'kit';
import { LazyPart } from './LazyPart';

/** The dialog for the kinds and channels of notifications. */
export function NotificationSettings({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title="Notification settings"
      description="Choose what you are told of, and how. Every switch takes effect at once."
      size="large"
    >
      <LazyPart label="Your settings" fetch={fetchSwitches} given={{}} />
    </Dialog>
  );
}

const fetchSwitches = async () => (await import('./NotificationSwitches')).NotificationSwitches;
