import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from 'kit';

/** Asks before a sign-out that discards what was not sent yet. */
export function DiscardQuestion({ onAnswer }: { onAnswer: (may: boolean) => void }) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open
      onOpenChange={() => onAnswer(false)}
      title={t`Sign out before it is sent?`}
      description={t`Something of yours has not been sent yet. If you sign out now, it is discarded.`}
      confirmLabel={t`Sign Out`}
      isDanger
      onConfirm={() => onAnswer(true)}
    />
  );
}
