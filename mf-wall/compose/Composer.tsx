import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, Dialog, DialogActions } from 'kit';
import { Care } from '../care/Care';
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
  const [needsCare, setNeedsCare] = useState(false);

  const close = () => {
    setNeedsCare(false);
    onClose();
  };

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={needsCare ? t`Thank you for saying it` : t`Share a Prayer Request`}
      description={
        needsCare
          ? t`Your prayer stands on the wall. People will pray for it today.`
          : t`Say it as you would to a friend. People will pray for it today.`
      }
    >
      {needsCare ? (
        <>
          <Care />
          <DialogActions>
            <Button variant="primary" onClick={close}>{t`Back to the Page`}</Button>
          </DialogActions>
        </>
      ) : (
        <PrayerForm onClose={close} onCareNeeded={() => setNeedsCare(true)} />
      )}
    </Dialog>
  );
}
