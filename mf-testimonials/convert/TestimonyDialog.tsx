import { useLingui } from '@lingui/react/macro';
import { Dialog, type Slots } from 'kit';
import { TestimonyForm } from './TestimonyForm';

/** Turns an answered prayer into a testimony (specification, sections 2 and 5). Fills the slot `testimonyDialog`. */
export function TestimonyDialog({ prayerId, title, description, isOpen, onClose }: Slots['testimonyDialog']) {
  const { t } = useLingui();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t`Share Your Testimony`}
      description={t`Your prayer leaves the prayer wall and stands on the testimonial wall, for others to give thanks with you.`}
    >
      <TestimonyForm prayer={{ id: prayerId, title, description }} onClose={onClose} />
    </Dialog>
  );
}
