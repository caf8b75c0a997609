import { useLingui } from '@lingui/react/macro';
import { Dialog } from 'kit';
import { LazyPart } from '../notifications/LazyPart';

/** The dialog for the member's account. */
export function MyAccount({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog open={isOpen} onOpenChange={onClose} title={t`My account`} size="large">
      <LazyPart label={t`Your account`} fetch={fetchParts} given={{}} />
    </Dialog>
  );
}

const fetchParts = async () => (await import('./AccountParts')).AccountParts;
