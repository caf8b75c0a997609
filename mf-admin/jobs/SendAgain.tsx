import { useLingui } from '@lingui/react/macro';
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
  const { t } = useLingui();
  const [isConfirming, setConfirming] = useState(false);
  const [retry, { isPending }] = useWrite(SendMailAgainDocument, {
    success: { title: t`Success`, description: t`The mail is sent again.` },
    failure: {
      signIn: t`You need to sign in to send a mail again.`,
      fallback: t`Failed to send the mail again`,
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
        {t`Send again`}
        <VisuallyHidden> – {t`${{ mail: mailLabel(mail) }} to ${{ address: mail.address }}`}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t`Send this mail again?`}
        description={t`It may have arrived at ${{ address: mail.address }} already. Then it comes twice.`}
        confirmLabel={t`Send again`}
        pending={isPending}
        onConfirm={() => void send()}
      />
    </>
  );
}
