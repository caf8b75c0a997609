import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Dialog } from 'kit';
import { memberPart } from './memberPart';

/** The dialog for the member's account. */
export function MyAccount({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog open={isOpen} onOpenChange={onClose} title={t`My account`} size="large">
      <AccountParts />
    </Dialog>
  );
}

const AccountParts = memberPart(msg`Your account`, async () => (await import('./AccountParts')).AccountParts);
