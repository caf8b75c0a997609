import { useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { IconButton, Menu, useReport, useSession } from 'kit';
import { ShareMenu, type SharedPrayer } from '../share/ShareMenu';

interface CardMenuProps {
  prayer: SharedPrayer & { isOwner: boolean };
  describedBy: string;
}

/** The less common actions of a card: sharing it, and for members reporting somebody else's prayer. */
export function CardMenu({ prayer, describedBy }: CardMenuProps) {
  const { t } = useLingui();
  const { person } = useSession();
  const options = t`Options`;
  const report = useReport({ kind: 'prayer', targetId: prayer.id, isOwn: prayer.isOwner });

  return (
    <div data-menu>
      <ShareMenu prayer={prayer} describedBy={describedBy} />
      {person && report && (
        <Menu
          trigger={
            <IconButton label={options} aria-describedby={describedBy} icon={<Ellipsis />} size="small" />
          }
          label={options}
          align="end"
          items={[report.item]}
        />
      )}
      {report?.dialog}
    </div>
  );
}
