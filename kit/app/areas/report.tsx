import { useLingui } from '@lingui/react/macro';
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

/** What was reported since the page was loaded: the gateway keeps a member's first report of a text. */
const reported = new Set<string>();

/**
 * Reports somebody else's text, once; null for the member's own texts, and while no area fills `reportDialog`. The dialog
 * asks visitors to sign in. `item` is the entry of a menu.
 */
export function useReport({ kind, targetId, isOwn }: Reported) {
  const { t } = useLingui();
  const { findSlot } = useAreas();
  const [isOpen, setOpen] = useState(false);
  const text = `${kind} ${targetId}`;
  const [last, setLast] = useState('');
  if (isOwn || !findSlot('reportDialog')) return null;
  const close = () => setOpen(false);
  const open = () => setOpen(true);
  const isReported = last === text || reported.has(text);

  return {
    open,
    isReported,
    item: {
      label: isReported ? t`Reported` : t`Report`,
      icon: <Flag />,
      isDisabled: isReported,
      onSelect: open,
    },
    dialog: isOpen && (
      <Slot
        name="reportDialog"
        label={t`The report form`}
        failed={(failure) => <FailedDialog {...failure} onClose={close} />}
        kind={kind}
        targetId={targetId}
        isOpen
        onClose={close}
        onReported={() => {
          reported.add(text);
          setLast(text);
        }}
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
        disabled={report.isReported}
        onClick={report.open}
      >
        {report.item.label}
      </Button>
      {report.dialog}
    </>
  );
}
