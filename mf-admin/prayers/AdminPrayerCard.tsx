import { shownNameOf } from 'schema/shownName';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { categoryNames } from 'schema/names';
import {
  Badge,
  Button,
  Card,
  Cluster,
  Heading,
  media,
  space,
  Stack,
  styled,
  Text,
  useFragment,
  type FragmentType,
  i18n,
} from 'kit';
import { dateOf } from '../dashboard/format';
import { RestoreButton } from '../moderation/RestoreButton';
import { AdminPrayerCard_PrayerFragmentDoc, type AdminPrayerCard_PrayerFragment } from '../gen/graphql';
import { DeletePrayer } from './DeletePrayer';
import { PrayerDetails } from './PrayerDetails';
import { StatusBadge } from './StatusBadge';
import type { DeletedPrayer } from './useDeletions';

const excerptLength = 100;

interface AdminPrayerCardProps {
  prayer: FragmentType<AdminPrayerCard_PrayerFragment>;
  onDelete: (prayer: DeletedPrayer) => Promise<void>;
}

/** One prayer with the beginning of its text and the actions of an administrator. */
export function AdminPrayerCard({ prayer, onDelete }: AdminPrayerCardProps) {
  const { t } = useLingui();
  const { data, complete } = useFragment({
    fragment: AdminPrayerCard_PrayerFragmentDoc,
    fragmentName: 'AdminPrayerCard_prayer',
    from: prayer,
  });
  const [task, setTask] = useState<'details' | 'deletion' | null>(null);
  const titleId = useId();
  if (!complete) return null;
  const dialog = (name: typeof task) => ({ isOpen: task === name, onClose: () => setTask(null) });

  return (
    <Frame as="article" aria-labelledby={titleId}>
      <Stack gap={2}>
        <Head>
          <Heading level={3} id={titleId} dir="auto">
            {data.title}
          </Heading>
          <Cluster gap={2}>
            <Badge>{t(categoryNames[data.category])}</Badge>
            <StatusBadge status={data.status} />
          </Cluster>
        </Head>
        <Excerpt dir="auto">{excerptOf(data.description)}</Excerpt>
        <Facts as="ul">
          <Fact dir="auto">{shownNameOf(data.authorName, i18n)}</Fact>
          <Fact>
            <time dateTime={data.createdAt}>{dateOf(data.createdAt)}</time>
          </Fact>
          <Fact>{t`${plural({ count: data.amenCount }, { one: '# amen', other: '# amens' })}`}</Fact>
          <Fact>{t`${plural({ count: data.commentCount }, { one: '# encouragement', other: '# encouragements' })}`}</Fact>
        </Facts>
      </Stack>
      <Cluster gap={2}>
        <Button aria-describedby={titleId} onClick={() => setTask('details')}>
          <Trans>View Details</Trans>
        </Button>
        {data.status === 'hidden' && (
          <RestoreButton
            kind="prayer"
            targetId={data.id}
            isAnonymous={data.authorName === null}
            aria-describedby={titleId}
          />
        )}
        <Button
          variant="quiet"
          icon={<Trash2 />}
          aria-describedby={titleId}
          onClick={() => setTask('deletion')}
        >
          <Trans>Delete</Trans>
        </Button>
      </Cluster>
      <PrayerDetails prayer={data} {...dialog('details')} />
      <DeletePrayer prayer={data} onDelete={onDelete} {...dialog('deletion')} />
    </Frame>
  );
}

function excerptOf(description: string): string {
  const characters = Array.from(description);
  return characters.length > excerptLength ? `${characters.slice(0, excerptLength).join('')}…` : description;
}

/** The buttons are at the end of the card where there is room. */
const Frame = styled(Card)`
  display: grid;
  gap: ${space[4]};

  @media ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

/** On a phone the badges have a line of their own. */
const Head = styled.div`
  display: grid;
  gap: ${space[2]};

  @media ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
`;

const Facts = styled(Cluster)`
  gap: 0 ${space[4]};
`;

const Excerpt = styled(Text)`
  overflow-wrap: anywhere;
`;

const Fact = styled(Text).attrs({ as: 'li', size: 'small', tone: 'soft' })``;
