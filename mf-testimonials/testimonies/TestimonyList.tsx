import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpenText } from 'lucide-react';
import { useDeferredValue, useRef, type ReactNode } from 'react';
import {
  Button,
  EmptyState,
  FailedState,
  Grid,
  Link,
  LoadMore,
  Notice,
  SkeletonGroup,
  Stack,
  styled,
  usePageReady,
  useRenderedItems,
} from 'kit';
import { wall } from 'schema/addresses';
import { TestimonyCard } from './TestimonyCard';
import { TestimonyCardSkeleton } from './TestimonyCardSkeleton';
import { useLinkedTestimony } from './useLinkedTestimony';
import type { TestimoniesProps } from './useTestimonies';

/** About a screen: they are drawn first, in place of as many placeholders. */
const firstCards = 4;

/** The grid of testimonies in its four states. */
export function TestimonyList({ wall }: TestimoniesProps) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  // Renders the cards in slices, not all in the task that received the response.
  const wasLoading = useDeferredValue(wall.isLoading);
  const isLoading = wasLoading || wall.isLoading;
  const { rendered, isWhole } = useRenderedItems(isLoading ? null : (wall.testimonies ?? []), {
    first: firstCards,
    isFromCache: wall.isFromCache,
  });
  const { apart, isMissing } = useLinkedTestimony(wall.testimonies, isWhole);
  usePageReady(isWhole);

  if (isLoading) return <LoadingTestimonies />;
  if (wall.error || !wall.testimonies) {
    return (
      <FailedState title={t`The testimonies could not be loaded`} onRetry={wall.retry}>
        <Trans>Please check your connection. Nothing is lost.</Trans>
      </FailedState>
    );
  }
  const testimonies = apart ? [apart, ...rendered] : rendered;

  return (
    <Stack gap={6}>
      {isMissing && (
        <Notice isLive title={t`This testimony could not be found`}>
          <Trans>It may have been taken off the wall. Here are the others.</Trans>
        </Notice>
      )}
      {testimonies.length === 0 ? (
        <NoTestimonies />
      ) : (
        <Testimonies ref={list}>
          {testimonies.map((testimony) => (
            <TestimonyCard key={testimony.id} testimony={testimony} />
          ))}
        </Testimonies>
      )}
      {wall.hasMore && isWhole && (
        <LoadMore
          failure={t`More testimonies could not be loaded.`}
          list={list}
          added={(count) => t`${plural(count, { one: '1 more testimony', other: '# more testimonies' })}`}
          onLoad={wall.loadMore}
        />
      )}
    </Stack>
  );
}

/** What stands for the list while it is loading, with what is known already. */
export function LoadingTestimonies({ children = someSkeletons }: { children?: ReactNode }) {
  const { t } = useLingui();
  return <SkeletonGroup label={t`Loading testimonies`}>{children}</SkeletonGroup>;
}

export function NoTestimonies() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<BookOpenText />}
      title={t`No Miracle Stories Yet`}
      level={2}
      action={<Button as={Link} to={wall} variant="primary">{t`Read and Pray`}</Button>}
    >
      <Trans>
        When a prayer is answered, the one who asked can tell of it here. Until then, stand with those who
        wait.
      </Trans>
    </EmptyState>
  );
}

export const Testimonies = styled(Grid).attrs({ column: '21rem', columns: 2, gap: 5 })``;

const someSkeletons = (
  <Testimonies>
    {Array.from({ length: firstCards }, (_, index) => (
      <TestimonyCardSkeleton key={index} />
    ))}
  </Testimonies>
);
