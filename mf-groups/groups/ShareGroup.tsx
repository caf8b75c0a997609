import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button, FailedDialog, IconButton, lazyPart } from 'kit';

const ShareDialog = lazyPart(msg`The link`, async () => (await import('./ShareDialog')).ShareDialog);

interface ShareGroupProps {
  name: string;
  token: string;
  /** `page` on the group's own page: the button has a text beside its icon. */
  size: 'card' | 'page';
  /** The id of the group's name, which distinguishes the buttons of several cards. */
  describedBy?: string;
}

/** Shows a group's invite link and copies it (specification, section 2). */
export function ShareGroup({ name, token, size, describedBy }: ShareGroupProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);

  const open = () => setOpen(true);
  const close = () => setOpen(false);

  return (
    <>
      {size === 'card' ? (
        <IconButton label={t`Share group`} icon={<Share2 />} aria-describedby={describedBy} onClick={open} />
      ) : (
        <Button icon={<Share2 />} onClick={open}>{t`Share`}</Button>
      )}
      {isOpen && (
        <ShareDialog
          name={name}
          token={token}
          onClose={close}
          failed={(failure) => <FailedDialog {...failure} onClose={close} />}
        />
      )}
    </>
  );
}
