import { Dialog } from 'kit';
import { ChainForm } from './ChainForm';

interface CreateChainProps {
  isOpen: boolean;
  onMade: (id: number) => void;
  onClose: () => void;
}

/** The dialog for a new chain (specification, sections 2 and 5). */
export function CreateChain({ isOpen, onMade, onClose }: CreateChainProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Create Prayer Chain"
      description="Twenty-four hours, one person for each, on every day of the chain."
    >
      <ChainForm onMade={onMade} onClose={onClose} />
    </Dialog>
  );
}
