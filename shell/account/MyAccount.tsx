import { Dialog } from 'kit';
import { LazyPart } from '../notifications/LazyPart';

/** The dialog for the member's account. */
export function MyAccount({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog open={isOpen} onOpenChange={onClose} title="My account" size="large">
      <LazyPart label="Your account" fetch={fetchParts} given={{}} />
    </Dialog>
  );
}

const fetchParts = async () => (await import('./AccountParts')).AccountParts;
