import { ArrowUp, HeartHandshake } from 'lucide-react';
import {
  Button,
  EmptyState,
  FailedState,
  Grid,
  SkeletonGroup,
  Stack,
  styled,
  useComposer,
  useToast,
} from 'kit';
import type { Filters } from '../filters/useFilters';
import { PrayerCard } from './PrayerCard';
import { PrayerCardSkeleton } from './PrayerCardSkeleton';
import { useFeed } from './useFeed';

/** The grid of prayers in its four states (specification, section 2). */
export function Feed({ filters }: { filters: Filters }) {
  const feed = useFeed(filters);
  const composer = useComposer();
  const toast = useToast();

  if (feed.isLoading) return <LoadingFeed />;
  if (feed.error) {
    return (
      <FailedState title="The prayers could not be loaded" onRetry={feed.retry}>
        Please check your connection. Nothing is lost.
      </FailedState>
    );
  }
  if (feed.prayers.length === 0) {
    return (
      <EmptyState
        icon={<HeartHandshake />}
        title="No prayers found"
        level={2}
        action={
          <Button variant="primary" onClick={composer.open}>
            Share a Prayer
          </Button>
        }
      >
        Nobody has asked for this yet. You can be the first.
      </EmptyState>
    );
  }

  const loadMore = () =>
    feed
      .loadMore()
      .catch(() =>
        toast({ title: 'Error', description: 'More prayers could not be loaded.', variant: 'destructive' }),
      );

  return (
    <Stack gap={5}>
      <div role="status">
        {feed.waiting > 0 && (
          <Button
            variant="primary"
            icon={<ArrowUp />}
            isFullWidth
            onClick={() => void feed.showNew().catch(() => undefined)}
          >
            {feed.waiting === 1 ? '1 new prayer' : `${feed.waiting} new prayers`}
          </Button>
        )}
      </div>
      <Prayers>
        {feed.prayers.map((prayer) => (
          <PrayerCard key={prayer.id} prayer={prayer} />
        ))}
      </Prayers>
      {feed.hasMore && (
        <Button size="large" pending={feed.isLoadingMore} onClick={() => void loadMore()}>
          Load More Prayers
        </Button>
      )}
    </Stack>
  );
}

function LoadingFeed() {
  return (
    <SkeletonGroup label="Loading prayers">
      <Prayers as="div">
        {Array.from({ length: 6 }, (_, index) => (
          <PrayerCardSkeleton key={index} />
        ))}
      </Prayers>
    </SkeletonGroup>
  );
}

const Prayers = styled(Grid).attrs({ column: '21rem', columns: 2, gap: 5 })`
  align-items: start;
`;
