import { useLingui } from '@lingui/react/macro';
import { Dialog } from 'kit';
import { ChainForm } from './ChainForm';

interface CreateChainProps {
  isOpen: boolean;
  onMade: (id: number) => void;
  onClose: () => void;
}

/** The dialog for a new chain (specification, sections 2 and 5). */
export function CreateChain({ isOpen, onMade, onClose }: CreateChainProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t`Create Prayer Chain`}
      description={t`Twenty-four hours, one person for each, on every day of the chain.`}
    >
      <ChainForm onMade={onMade} onClose={onClose} />
    </Dialog>
  );
}
