import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpenText } from 'lucide-react';
import { useRef } from 'react';
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
} from 'kit';
import { wall } from 'schema/addresses';
import { TestimonyCard } from './TestimonyCard';
import { TestimonyCardSkeleton } from './TestimonyCardSkeleton';
import { useLinkedTestimony } from './useLinkedTestimony';
import type { useTestimonies } from './useTestimonies';

/** The grid of testimonies in its four states. */
export function TestimonyList({ wall }: { wall: ReturnType<typeof useTestimonies> }) {
  const { t } = useLingui();
  const { apart, isMissing } = useLinkedTestimony(wall.testimonies);
  const list = useRef<HTMLDivElement>(null);

  if (wall.isLoading) return <LoadingTestimonies />;
  if (wall.error || !wall.testimonies) {
    return (
      <FailedState title={t`The testimonies could not be loaded`} onRetry={wall.retry}>
        <Trans>Please check your connection. Nothing is lost.</Trans>
      </FailedState>
    );
  }
  const testimonies = apart ? [apart, ...wall.testimonies] : wall.testimonies;

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
      {wall.hasMore && (
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

function LoadingTestimonies() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading testimonies`}>
      <Testimonies>
        {Array.from({ length: 4 }, (_, index) => (
          <TestimonyCardSkeleton key={index} />
        ))}
      </Testimonies>
    </SkeletonGroup>
  );
}

function NoTestimonies() {
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

const Testimonies = styled(Grid).attrs({ column: '21rem', columns: 2, gap: 5 })``;
