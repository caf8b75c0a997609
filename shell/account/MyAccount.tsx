import { Dialog } from 'kit';
import { LatePart } from '../notifications/LatePart';

/** Where a member looks after their own account. */
export function MyAccount({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog open={isOpen} onOpenChange={onClose} title="My account">
      <LatePart label="Your account" fetch={fetchParts} given={{}} />
    </Dialog>
  );
}

const fetchParts = async () => (await import('./AccountParts')).AccountParts;
