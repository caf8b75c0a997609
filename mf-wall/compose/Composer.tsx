import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, Dialog, DialogActions } from 'kit';
import { Care } from '../care/Care';
import type { SubmitPrayerMutation } from '../gen/graphql';
import { PrayerForm } from './PrayerForm';

interface ComposerProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The dialog for a new prayer (specification, sections 2 and 5). It stays open with crisis help where that is needed.
 */
export function Composer({ isOpen, onClose }: ComposerProps) {
  const { t } = useLingui();
  const [care, setCare] = useState<SubmitPrayerMutation['submitPrayer'] | null>(null);

  const close = () => {
    setCare(null);
    onClose();
  };

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={care ? t`Thank you for saying it` : t`Share a Prayer Request`}
      description={
        care?.status === 'waiting'
          ? t`Your prayer has arrived. Somebody reads it before it goes on the wall.`
          : care?.visibility === 'team'
            ? t`The prayer team can read it now.`
            : care
              ? t`Your prayer stands on the wall. Others here will pray with you.`
              : t`Say it as you would to a friend. Others here will pray with you.`
      }
    >
      {care ? (
        <>
          <Care />
          <DialogActions>
            <Button variant="primary" onClick={close}>{t`Back to the Page`}</Button>
          </DialogActions>
        </>
      ) : (
        <PrayerForm onClose={close} onCareNeeded={setCare} />
      )}
    </Dialog>
  );
}
