import { Trans, useLingui } from '@lingui/react/macro';
import {
  FailedState,
  Link,
  Prose,
  RelativeTime,
  SkeletonGroup,
  SkeletonText,
  Stack,
  Text,
  useQuery,
} from 'kit';
import { prayerPage } from 'schema/addresses';
import { CommentList } from '../encouragement/CommentList';
import { CommentsDocument, type Prayed_PrayerFragment } from '../gen/graphql';
import { Update } from '../prayer/PrayerParts';

interface BesideProps {
  prayerId: number;
  updates: Prayed_PrayerFragment['updates'];
}

/** Updates and encouragements of the prayer. */
export function Beside({ prayerId, updates }: BesideProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(CommentsDocument, { variables: { id: prayerId } });

  return (
    <Stack gap={6}>
      {updates.map((update) => (
        <Update key={update.id}>
          <Text size="small" tone="soft">
            <Trans>
              Update, <RelativeTime dateTime={update.createdAt} />
            </Trans>
          </Text>
          <Prose dir="auto">{update.content}</Prose>
        </Update>
      ))}
      {data?.prayer ? (
        <CommentList prayer={data.prayer} />
      ) : error ? (
        <FailedState
          title={t`The encouragements could not be loaded`}
          level={3}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <SkeletonGroup label={t`Loading words of encouragement`}>
          <SkeletonText lines={3} />
        </SkeletonGroup>
      )}
      <Text size="small">
        <Link to={prayerPage(prayerId)}>{t`Open the whole page of this prayer`}</Link>
      </Text>
    </Stack>
  );
}
