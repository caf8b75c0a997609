import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { Badge } from 'kit';

/** A private group's badge. */
export function PrivateBadge() {
  const { t } = useLingui();
  return (
    <Badge icon={<Lock aria-hidden="true" />}>
      {t({ message: 'Private', comment: 'A group that is not found by everybody' })}
    </Badge>
  );
}
