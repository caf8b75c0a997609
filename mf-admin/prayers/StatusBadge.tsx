import { Badge } from 'kit';
import type { PrayerStatus } from '../gen/graphql';

const badges = {
  active: { label: 'Active', tone: 'accent' },
  answered: { label: 'Answered', tone: 'success' },
  hidden: { label: 'Hidden', tone: 'warning' },
  removed: { label: 'Removed', tone: 'danger' },
} as const satisfies Record<PrayerStatus, { label: string; tone: string }>;

export function StatusBadge({ status }: { status: PrayerStatus }) {
  const { label, tone } = badges[status];
  return <Badge tone={tone}>{label}</Badge>;
}
