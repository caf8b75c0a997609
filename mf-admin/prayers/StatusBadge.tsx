import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge } from 'kit';
import type { PrayerStatus } from '../gen/graphql';

const badges = {
  active: { label: msg({ message: 'Active', context: 'prayer' }), tone: 'accent' },
  answered: { label: msg({ message: 'Answered', comment: 'State of a prayer' }), tone: 'success' },
  resting: { label: msg`Resting`, tone: 'neutral' },
  hidden: { label: msg({ message: 'Hidden', context: 'prayer' }), tone: 'warning' },
  waiting: { label: msg`Waiting`, tone: 'warning' },
  declined: { label: msg`Declined`, tone: 'danger' },
  removed: { label: msg({ message: 'Removed', context: 'prayer' }), tone: 'danger' },
} as const satisfies Record<PrayerStatus, { label: MessageDescriptor; tone: string }>;

export function StatusBadge({ status }: { status: PrayerStatus }) {
  const { t } = useLingui();
  const { label, tone } = badges[status];
  return <Badge tone={tone}>{t(label)}</Badge>;
}
