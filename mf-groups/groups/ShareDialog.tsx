import { useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { Button, copyText, Dialog, DialogActions, Stack, TextField } from 'kit';
import { useInviteLink } from './useInviteLink';

interface ShareDialogProps {
  name: string;
  token: string;
  onClose: () => void;
}

/** A group's invite link with a Copy button (specification, section 2). */
export function ShareDialog({ name, token, onClose }: ShareDialogProps) {
  const { t } = useLingui();
  const { link, onCopied, onCopyFailed } = useInviteLink(token);
  const copy = async () => ((await copyText(link)) ? onCopied() : onCopyFailed());

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={t`Share Group`}
      description={t`Whoever has this link finds the way to “${name}”.`}
    >
      <Stack gap={6}>
        <TextField label={t`Invite link`} readOnly value={link} onFocus={(event) => event.target.select()} />
        <DialogActions>
          <Button variant="primary" icon={<Copy />} onClick={() => void copy()}>{t`Copy`}</Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
