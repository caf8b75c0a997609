import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Dialog } from 'kit';
import { memberPart } from '../account/memberPart';

/** The dialog for the kinds and channels of notifications. */
export function NotificationSettings({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={t`Notification settings`}
      description={t`Choose what you are told of, and how. Every switch takes effect at once.`}
      size="large"
    >
      <NotificationSwitches />
    </Dialog>
  );
}

const NotificationSwitches = memberPart(
  msg`Your settings`,
  async () => (await import('./NotificationSwitches')).NotificationSwitches,
);
