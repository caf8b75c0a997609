import { Trans, useLingui } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button/Button';
import { Slot, useAreas, type Slots } from './areas';
import { FailedDialog } from './lazyPart';

export interface Reported extends Pick<Slots['reportDialog'], 'kind' | 'targetId'> {
  isOwn: boolean;
}

interface ReportButtonProps extends Reported {
  /** The id of the text's title, which distinguishes this button from others. */
  describedBy?: string;
}

/**
 * Reports somebody else's text; null for the member's own texts, and while no area fills `reportDialog`. The dialog
 * asks visitors to sign in.
 */
export function useReport({ kind, targetId, isOwn }: Reported) {
  const { t } = useLingui();
  const { findSlot } = useAreas();
  const [isOpen, setOpen] = useState(false);
  if (isOwn || !findSlot('reportDialog')) return null;
  const close = () => setOpen(false);

  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <Slot
        name="reportDialog"
        label={t`The report form`}
        failed={(failure) => <FailedDialog {...failure} onClose={close} />}
        kind={kind}
        targetId={targetId}
        isOpen
        onClose={close}
      />
    ),
  };
}

/** Opens the form that reports somebody else's text to the moderators. */
export function ReportButton({ describedBy, ...reported }: ReportButtonProps) {
  const report = useReport(reported);
  if (!report) return null;

  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={<Flag />}
        aria-describedby={describedBy}
        onClick={report.open}
      >
        <Trans>Report</Trans>
      </Button>
      {report.dialog}
    </>
  );
}
