import { useLingui } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import { useReport } from 'kit';
import { ShareMenu, type SharedPrayer } from '../share/ShareMenu';

interface CardMenuProps {
  prayer: SharedPrayer & { isOwner: boolean };
  describedBy: string;
}

/** The less common actions of a card behind one button: sharing it, and reporting somebody else's prayer. */
export function CardMenu({ prayer, describedBy }: CardMenuProps) {
  const { t } = useLingui();
  const report = useReport({ kind: 'prayer', targetId: prayer.id, isOwn: prayer.isOwner });

  return (
    <div>
      <ShareMenu
        prayer={prayer}
        describedBy={describedBy}
        more={report ? [{ label: t`Report`, icon: <Flag />, onSelect: report.open }] : []}
      />
      {report?.dialog}
    </div>
  );
}
