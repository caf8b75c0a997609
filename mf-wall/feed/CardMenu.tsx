import { Flag } from 'lucide-react';
import { useReport } from 'kit';
import { ShareMenu } from '../share/ShareMenu';

interface CardMenuProps {
  prayer: { id: number; title: string; isOwner: boolean };
}

/** What is seldom wanted of a card, behind one button: sharing, and reporting what somebody else wrote. */
export function CardMenu({ prayer }: CardMenuProps) {
  const report = useReport({ kind: 'prayer', targetId: prayer.id, isOwn: prayer.isOwner });

  return (
    <div>
      <ShareMenu
        prayer={prayer}
        more={report ? [{ label: 'Report', icon: <Flag />, onSelect: report.open }] : []}
      />
      {report?.dialog}
    </div>
  );
}
