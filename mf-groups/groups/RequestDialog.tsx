import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { Button, Dialog, DialogActions, Stack, TextArea } from 'kit';

interface RequestDialogProps {
  isOpen: boolean;
  isSending: boolean;
  onSend: (message: string) => Promise<void>;
  onClose: () => void;
}

/** Requests to join a group, with an optional message. The draft stays until the request has been sent. */
export function RequestDialog({ isOpen, isSending, onSend, onClose }: RequestDialogProps) {
  const { t } = useLingui();
  const [message, setMessage] = useState('');

  const send = (event: FormEvent) => {
    event.preventDefault();
    void onSend(message);
  };

  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      size="small"
      title={t`Ask to Join`}
      description={t`An admin of the group reads this and decides.`}
    >
      <form onSubmit={send}>
        <Stack gap={6}>
          <TextArea
            label={t`Message (optional)`}
            rows={3}
            dir="auto"
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
          <DialogActions>
            <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
            <Button type="submit" variant="primary" pending={isSending} pendingLabel={t`Sending...`}>
              <Trans>Send Request</Trans>
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
