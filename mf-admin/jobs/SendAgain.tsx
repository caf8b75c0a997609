import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button, ConfirmDialog, useWrite, VisuallyHidden } from 'kit';
import { SendMailAgainDocument } from '../gen/graphql';
import { mailLabel } from './mailTexts';
import type { FailedMail } from './useJobs';

interface SendAgainProps {
  mail: FailedMail;
  /** The mail is in the queue again. */
  onSent: () => Promise<void>;
}

/** Sends a mail once more; one that may have been delivered only after a confirmation. */
export function SendAgain({ mail, onSent }: SendAgainProps) {
  const [isConfirming, setConfirming] = useState(false);
  const [retry, { isPending }] = useWrite(SendMailAgainDocument, {
    success: { title: 'Success', description: 'The mail is sent again.' },
    failure: {
      signIn: 'You need to sign in to send a mail again.',
      fallback: 'Failed to send the mail again',
    },
  });

  const send = async () => {
    const { failure } = await retry({ id: mail.id });
    setConfirming(false);
    if (!failure) await onSent();
  };

  return (
    <>
      <Button
        icon={<Send />}
        pending={isPending}
        onClick={() => (mail.state === 'uncertain' ? setConfirming(true) : void send())}
      >
        Send again
        <VisuallyHidden>{` – ${mailLabel(mail)} to ${mail.address}`}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Send this mail again?"
        description={`It may have arrived at ${mail.address} already. Then it comes twice.`}
        confirmLabel="Send again"
        pending={isPending}
        onConfirm={() => void send()}
      />
    </>
  );
}
