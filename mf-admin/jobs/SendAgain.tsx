import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button, ConfirmDialog, useFailureToast, useMutation, useToast, VisuallyHidden } from 'kit';
import { SendMailAgainDocument } from '../gen/graphql';
import { mailInWords } from './mailWords';
import type { FailedMail } from './useJobs';

interface SendAgainProps {
  mail: FailedMail;
  /** It waits to be sent. */
  onSent: () => Promise<void>;
}

/** Has a mail sent once more; one that may have arrived not without a question. */
export function SendAgain({ mail, onSent }: SendAgainProps) {
  const [isAsking, setAsking] = useState(false);
  const { send, isSending } = useSend(mail.id);

  const sendAgain = async () => {
    const hasWorked = await send();
    setAsking(false);
    if (hasWorked) await onSent();
  };

  return (
    <>
      <Button
        icon={<Send />}
        pending={isSending}
        onClick={() => (mail.state === 'uncertain' ? setAsking(true) : void sendAgain())}
      >
        Send again
        <VisuallyHidden>{` – ${mailInWords(mail)} to ${mail.address}`}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Send this mail again?"
        description={`It may have arrived at ${mail.address} already. Then it comes twice.`}
        confirmLabel="Send again"
        pending={isSending}
        onConfirm={() => void sendAgain()}
      />
    </>
  );
}

/** Asks for it and tells of it either way; answers whether it worked. */
function useSend(id: number) {
  const toast = useToast();
  const tellOfFailure = useFailureToast();
  const [ask, { loading }] = useMutation(SendMailAgainDocument);

  return {
    isSending: loading,
    async send(): Promise<boolean> {
      try {
        await ask({ variables: { id } });
        toast({ title: 'Success', description: 'The mail is sent again.' });
        return true;
      } catch (error) {
        tellOfFailure(error, {
          signIn: 'You need to sign in to send a mail again.',
          otherwise: 'Failed to send the mail again',
        });
        return false;
      }
    },
  };
}
