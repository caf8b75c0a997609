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
  const { apart, isMissing } = useLinkedTestimony(wall.testimonies);
  const list = useRef<HTMLDivElement>(null);

  if (wall.isLoading) return <LoadingTestimonies />;
  if (wall.error || !wall.testimonies) {
    return (
      <FailedState title="The testimonies could not be loaded" onRetry={wall.retry}>
        Please check your connection. Nothing is lost.
      </FailedState>
    );
  }
  const testimonies = apart ? [apart, ...wall.testimonies] : wall.testimonies;

  return (
    <Stack gap={6}>
      {isMissing && (
        <Notice isLive title="This testimony could not be found">
          It may have been taken off the wall. Here are the others.
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
          failure="More testimonies could not be loaded."
          list={list}
          added={(count) => (count === 1 ? '1 more testimony' : `${count} more testimonies`)}
          onLoad={wall.loadMore}
        />
      )}
    </Stack>
  );
}

function LoadingTestimonies() {
  return (
    <SkeletonGroup label="Loading testimonies">
      <Testimonies>
        {Array.from({ length: 4 }, (_, index) => (
          <TestimonyCardSkeleton key={index} />
        ))}
      </Testimonies>
    </SkeletonGroup>
  );
}

function NoTestimonies() {
  return (
    <EmptyState
      icon={<BookOpenText />}
      title="No Miracle Stories Yet"
      level={2}
      action={
        <Button as={Link} to={wall} variant="primary">
          Read and Pray
        </Button>
      }
    >
      When a prayer is answered, the one who asked can tell of it here. Until then, stand with those who wait.
    </EmptyState>
  );
}

/** The cards of a row are equally high. */
const Testimonies = styled(Grid).attrs({ column: '21rem', columns: 2, gap: 5 })``;
