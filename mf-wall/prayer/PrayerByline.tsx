import { useLingui } from '@lingui/react/macro';
import { LockKeyhole } from 'lucide-react';
import { initials } from 'schema/displayName';
import { shownName } from 'schema/shownName';
import { categoryNames } from 'schema/names';
import { Avatar, Badge, i18n, RelativeTime, type TintName } from 'kit';
import type { Category, PrayerByline_PrayerFragment } from '../gen/graphql';
import { Badges, Name, Row, Signature, When, Who } from './BylineParts';

const tints: Record<Category, TintName> = {
  health: 'sage',
  family: 'rose',
  finances: 'sand',
  grief: 'plum',
  praise: 'sky',
  general: 'stone',
};

type Shown = 'user' | 'onBehalfOf' | 'createdAt' | 'editedAt' | 'category' | 'visibility';

/** Author, for whom the author asks, age, category, and for whom it is if not for everybody. */
export function PrayerByline({ prayer }: { prayer: Pick<PrayerByline_PrayerFragment, Shown> }) {
  const { t } = useLingui();
  const { user: author, onBehalfOf, createdAt, editedAt, category, visibility } = prayer;
  const name = shownName(author, i18n);

  return (
    <Row>
      {author ? (
        <Avatar initials={initials(author)} picture={author.profileImageUrl ?? undefined} seed={name} />
      ) : (
        <Avatar />
      )}
      <Who>
        <Name dir="auto">
          <Signature name={name} onBehalfOf={onBehalfOf} />
        </Name>
        <When>
          <RelativeTime dateTime={createdAt} />
          {editedAt && t({ message: ', edited', comment: 'After a time: 2 hours ago, edited' })}
        </When>
      </Who>
      <Badges>
        <Badge tone={tints[category]}>{t(categoryNames[category])}</Badge>
        {visibility !== 'public' && <ReadersBadge visibility={visibility} />}
      </Badges>
    </Row>
  );
}

function ReadersBadge({ visibility }: { visibility: 'members' | 'team' }) {
  const { t } = useLingui();
  return (
    <Badge icon={<LockKeyhole />}>
      {visibility === 'team'
        ? t({ message: 'Prayer team', comment: 'Who may read a prayer' })
        : t({ message: 'Members', comment: 'Who may read a prayer' })}
    </Badge>
  );
}
