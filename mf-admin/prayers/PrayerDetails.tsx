import { shownNameOf } from 'schema/shownName';
import { useLingui } from '@lingui/react/macro';
import { categoryNames } from 'schema/names';
import {
  Dialog,
  DialogActions,
  formatNumber,
  Heading,
  Prose,
  role,
  space,
  Stack,
  styled,
  type,
  i18n,
} from 'kit';
import { dateOf } from '../dashboard/format';
import type { AdminPrayerCard_PrayerFragment } from '../gen/graphql';
import { RestoreButton } from '../moderation/RestoreButton';
import { StatusBadge } from './StatusBadge';

interface PrayerDetailsProps {
  prayer: AdminPrayerCard_PrayerFragment;
  isOpen: boolean;
  onClose: () => void;
}

/** A whole prayer with its status. An anonymous author is not shown here either. */
export function PrayerDetails({ prayer, isOpen, onClose }: PrayerDetailsProps) {
  const { t } = useLingui();
  return (
    <Dialog open={isOpen} onOpenChange={onClose} title={t`Prayer Details`}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={3} dir="auto">
            {prayer.title}
          </Heading>
          <Prose dir="auto">{prayer.description}</Prose>
        </Stack>
        <Facts>
          <dt>{t`Status`}</dt>
          <dd>
            <StatusBadge status={prayer.status} />
          </dd>
          <dt>{t`Category`}</dt>
          <dd>{t(categoryNames[prayer.category])}</dd>
          <dt>{t({ message: 'Author', comment: 'Who asks for prayer' })}</dt>
          <dd dir="auto">{shownNameOf(prayer.authorName, i18n)}</dd>
          <dt>{t`Date`}</dt>
          <dd>
            <time dateTime={prayer.createdAt}>{dateOf(prayer.createdAt)}</time>
          </dd>
          <dt>{t`Amens`}</dt>
          <dd>{formatNumber(prayer.amenCount)}</dd>
          <dt>{t`Encouragements`}</dt>
          <dd>{formatNumber(prayer.commentCount)}</dd>
        </Facts>
        {prayer.status === 'hidden' && (
          <DialogActions>
            <RestoreButton
              kind="prayer"
              targetId={prayer.id}
              isAnonymous={prayer.authorName === null}
              onDone={onClose}
            />
          </DialogActions>
        )}
      </Stack>
    </Dialog>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[6]};
  align-items: baseline;
  padding-top: ${space[4]};
  border-top: 1px solid ${role.line};

  dt {
    ${type.small}
    color: ${role.inkSoft};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;
