import { useEffect, useState } from 'react';
import { findDraft, Slot, useComposer, useSession } from 'kit';

/** The dialog for a new prayer, from the wall's area; fetched when it is first opened. */
export function ComposerHost() {
  const { isOpen, open, close } = useComposer();
  const { person } = useSession();
  const [isNeeded, setNeeded] = useState(false);

  useEffect(() => {
    if (isOpen) setNeeded(true);
  }, [isOpen]);

  // Somebody who was sent to sign in while writing finds the dialog as they left it.
  useEffect(() => {
    if (person && findDraft<{ waitsForSignIn?: boolean }>('prayer')?.waitsForSignIn) open();
  }, [person, open]);

  return isNeeded ? <Slot name="composer" label="The prayer form" isOpen={isOpen} onClose={close} /> : null;
}
