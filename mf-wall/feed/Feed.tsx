import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowUp, HeartHandshake } from 'lucide-react';
import { useDeferredValue, useEffect, useEffectEvent, useRef } from 'react';
import {
  announce,
  Button,
  EmptyState,
  FailedState,
  FromPage,
  lazyComponent,
  LoadMore,
  shadow,
  SkeletonGroup,
  Stack,
  styled,
  usePageReady,
  useComposer,
  useIsPageReady,
  useRenderedItems,
  useToast,
  z,
} from 'kit';
import type { Filters } from '../filters/useFilters';
import { FeedPageDocument } from '../gen/graphql';
import { PrayerCard } from './PrayerCard';
import { PrayerCardSkeleton } from './PrayerCardSkeleton';
import { PrayerGrid } from './PrayerGrid';
import { useFeed } from './useFeed';

/** About a screen: of a page to which one goes they are drawn first, in place of as many placeholders. */
const firstCards = 6;

export interface FeedProps {
  filters: Filters;
  /** The person has changed the filters: the number of prayers is announced. */
  isChanged?: boolean;
}

/** The grid of prayers in its four states (specification, section 2). */
export function Feed(props: FeedProps) {
  return (
    <FromPage query={FeedPageDocument} variables={props.filters}>
      {(isFromPage) => <ReadFeed {...props} isFromPage={isFromPage} />}
    </FromPage>
  );
}

function ReadFeed({ filters, isChanged = false, isFromPage }: FeedProps & { isFromPage: boolean }) {
  const { t } = useLingui();
  const feed = useFeed(filters, isFromPage);
  // Renders the cards in slices, not all in the task that received the response.
  const wasLoading = useDeferredValue(feed.isLoading);
  const isLoading = wasLoading || feed.isLoading;

  const list = useRef<HTMLDivElement>(null);
  const isPageReady = useIsPageReady();
  const { rendered, isWhole } = useRenderedItems(isLoading ? null : feed.prayers, {
    first: firstCards,
    isFromCache: feed.isFromCache,
  });
  usePageReady(isWhole);
  useAnnouncedCount(isChanged && !isLoading && !feed.error ? feed : null);

  if (isLoading) return <LoadingFeed />;
  if (feed.error) {
    return (
      <FailedState title={t`The prayers could not be loaded`} onRetry={feed.retry}>
        <Trans>Please check your connection. Nothing is lost.</Trans>
      </FailedState>
    );
  }
  return (
    <Stack gap={6}>
      <div>
        <NewPrayers count={feed.waiting} onShow={feed.showNew} />
        {feed.prayers.length === 0 && <NoPrayers />}
        <PrayerGrid ref={list} data-taking-over={!isPageReady || undefined}>
          {isPageReady && <OwnWaiting />}
          {rendered.map((prayer) => (
            <PrayerCard key={prayer.id} prayer={prayer} />
          ))}
        </PrayerGrid>
      </div>
      {feed.hasMore && isWhole && (
        <LoadMore
          label={t`Load More Prayers`}
          failure={t`More prayers could not be loaded.`}
          list={list}
          added={(count) => t`${plural(count, { one: '1 more prayer', other: '# more prayers' })}`}
          onLoad={feed.loadMore}
        />
      )}
    </Stack>
  );
}

/** Prayers that were written without a connection. Without its code nothing could be written either. */
const OwnWaiting = lazyComponent(async () => (await import('./WaitingPrayers')).WaitingPrayers);

/** Announces what a search, a filter or an order has found; once, since each has a feed of its own. */
function useAnnouncedCount(feed: Pick<ReturnType<typeof useFeed>, 'prayers' | 'hasMore'> | null): void {
  const isFound = feed !== null;
  const tell = useEffectEvent(() => feed && announce(describe(feed.prayers.length, feed.hasMore)));

  useEffect(() => {
    if (isFound) tell();
  }, [isFound]);
}

function describe(count: number, hasMore: boolean): string {
  if (count === 0) return t`Nothing was found`;
  if (hasMore) return t`${plural(count, { other: 'The first # prayers' })}`;
  return t`${plural(count, { one: '1 prayer', other: '# prayers' })}`;
}

/** A sticky button that shows the new prayers. */
function NewPrayers({ count, onShow }: { count: number; onShow: () => Promise<unknown> }) {
  const { t } = useLingui();
  const bar = useRef<HTMLDivElement>(null);
  const toast = useToast();

  const show = async () => {
    try {
      await onShow();
      bar.current?.parentElement?.scrollIntoView();
    } catch {
      toast({
        title: t`Error`,
        description: t`The new prayers could not be loaded.`,
        variant: 'destructive',
      });
    }
  };

  return (
    <Waiting ref={bar} role="status">
      {count > 0 && (
        <Button variant="primary" icon={<ArrowUp />} onClick={() => void show()}>
          {t`${plural(count, { one: '1 new prayer', other: '# new prayers' })}`}
        </Button>
      )}
    </Waiting>
  );
}

function NoPrayers() {
  const { t } = useLingui();
  const composer = useComposer();
  return (
    <EmptyState
      icon={<HeartHandshake />}
      title={t`No prayers found`}
      level={2}
      action={<Button variant="primary" onClick={composer.open}>{t`Share a Prayer`}</Button>}
    >
      <Trans>Nobody has asked for this yet. You can be the first.</Trans>
    </EmptyState>
  );
}

function LoadingFeed() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading prayers`}>
      <PrayerGrid>
        {Array.from({ length: firstCards }, (_, index) => (
          <PrayerCardSkeleton key={index} />
        ))}
      </PrayerGrid>
    </SkeletonGroup>
  );
}

/** Takes up no height, so that nothing moves when the button appears. */
const Waiting = styled.div`
  position: sticky;
  top: 6rem;
  z-index: ${z.raised};
  display: flex;
  justify-content: center;
  align-items: center;
  height: 0;

  @media (max-height: 25em) {
    position: static;
  }

  > button {
    flex: none;
    box-shadow: ${shadow.floating};
  }
`;
