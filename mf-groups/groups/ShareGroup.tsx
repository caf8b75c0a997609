import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button, Dialog, DialogActions, IconButton, Stack, TextField } from 'kit';
import { useInviteLink } from './useInviteLink';

interface ShareGroupProps {
  name: string;
  token: string;
  /** `page` on the group's own page: the button has a text beside its icon. */
  size: 'card' | 'page';
  /** The id of the group's name, which tells the buttons of several cards apart. */
  describedBy?: string;
}

/** Shows a group's invite link and copies it (specification, section 2). */
export function ShareGroup({ name, token, size, describedBy }: ShareGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const { link, field, copy } = useInviteLink(token);

  const open = () => setOpen(true);

  return (
    <>
      {size === 'card' ? (
        <IconButton label="Share group" icon={<Share2 />} aria-describedby={describedBy} onClick={open} />
      ) : (
        <Button icon={<Share2 />} onClick={open}>
          Share
        </Button>
      )}
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        size="small"
        title="Share Group"
        description={`Whoever has this link finds the way to “${name}”.`}
      >
        <Stack gap={5}>
          <TextField
            ref={field}
            label="Invite link"
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
          <DialogActions>
            <Button variant="primary" icon={<Copy />} onClick={() => void copy()}>
              Copy
            </Button>
          </DialogActions>
        </Stack>
      </Dialog>
    </>
  );
}
