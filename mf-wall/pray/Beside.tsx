import { useLingui } from '@lingui/react/macro';
import { FailedState, Link, SkeletonGroup, SkeletonText, Stack, Text, useQuery } from 'kit';
import { prayerPage } from 'schema/addresses';
import { CommentList } from '../encouragement/CommentList';
import { CommentsDocument, type Prayed_PrayerFragment } from '../gen/graphql';
import { PrayerUpdate } from '../prayer/PrayerParts';

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
        <PrayerUpdate key={update.id} update={update} />
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
