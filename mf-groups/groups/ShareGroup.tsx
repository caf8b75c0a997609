import { Copy, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, Dialog, DialogActions, IconButton, Stack, TextField, useToast } from 'kit';

interface ShareGroupProps {
  name: string;
  token: string;
}

/** Shows a group's invite link and copies it (specification, section 2). */
export function ShareGroup({ name, token }: ShareGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const link = `${window.location.origin}/join/${token}`;

  const copy = async () => {
    if (await copyLink(link, field.current)) window.alert('Invite link copied to clipboard!');
    else toast({ title: 'Error', description: 'The link could not be copied.', variant: 'destructive' });
  };

  return (
    <>
      <IconButton label="Share group" icon={<Share2 />} onClick={() => setOpen(true)} />
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

/** Pages without https have no clipboard: there the browser copies what is selected in the field. */
async function copyLink(link: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
}
