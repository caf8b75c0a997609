import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { HandHeart, SearchX } from 'lucide-react';
import { useRef } from 'react';
import { Card, EmptyState, LoadMore, Skeleton, SkeletonGroup, SkeletonText, Stack } from 'kit';
import { QueryFailed } from '../dashboard/QueryFailed';
import { useAnnouncedResults } from '../dashboard/useAnnouncedResults';
import { useGrowingList } from '../dashboard/useGrowingList';
import { AdminPrayersDocument } from '../gen/graphql';
import { AdminPrayerCard } from './AdminPrayerCard';
import type { DeletedPrayer } from './useDeletions';

interface PrayerListProps {
  search: string;
  onDelete: (prayer: DeletedPrayer) => Promise<void>;
}

/** The prayers that match, in the four states of a list. */
export function PrayerList({ search, onDelete }: PrayerListProps) {
  const { t } = useLingui();
  const { page, error, refetch, loadMore } = useGrowingList(
    AdminPrayersDocument,
    search,
    ({ adminPrayers }) => adminPrayers,
  );
  const list = useRef<HTMLUListElement>(null);
  useAnnouncedResults({
    shown: page?.prayers.length,
    hasMore: page?.hasMore ?? false,
    found: (count) => t`${plural(count, { one: '# prayer', other: '# prayers' })}`,
    first: (count) => t`${plural(count, { other: 'The first # prayers' })}`,
  });

  if (!page && error) {
    return <QueryFailed title={t`The prayers could not be loaded`} refetch={refetch} />;
  }
  if (!page) return <LoadingPrayers />;
  if (page.prayers.length === 0) {
    return search ? (
      <EmptyState icon={<SearchX />} title={t`No prayers with “${search}”`} level={3} />
    ) : (
      <EmptyState icon={<HandHeart />} title={t`No prayers yet`} level={3}>
        <Trans>What people bring to the wall is listed here.</Trans>
      </EmptyState>
    );
  }
  return (
    <Stack gap={6}>
      <Stack as="ul" gap={4} ref={list}>
        {page.prayers.map((prayer) => (
          <li key={prayer.id}>
            <AdminPrayerCard prayer={prayer} onDelete={onDelete} />
          </li>
        ))}
      </Stack>
      {page.hasMore && (
        <LoadMore
          failure={t`More prayers could not be loaded.`}
          list={list}
          added={(count) => t`${plural(count, { one: '# more prayer', other: '# more prayers' })}`}
          onLoad={loadMore}
        />
      )}
    </Stack>
  );
}

function LoadingPrayers() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading prayers`}>
      <Stack gap={4}>
        {Array.from({ length: 4 }, (_, index) => (
          <Card key={index}>
            <Stack gap={4}>
              <Skeleton width="14rem" height="1.5rem" />
              <SkeletonText lines={2} />
              <Skeleton width="16rem" height="2.75rem" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
