import { chainHours } from 'schema/vocabulary';
import { Card, Skeleton, SkeletonText, Stack } from 'kit';
import { HourGrid } from './HourGrid';

const hours = Array.from({ length: chainHours }, (_, hour) => hour);

/** The placeholder of a chain: its texts, its progress bar, its 24 hours. */
export function ChainSkeleton() {
  return (
    <Card>
      <Stack gap={4}>
        <Stack gap={2}>
          <Skeleton width="5.5rem" height="1.5rem" />
          <Skeleton width="60%" height="1.6rem" />
          <Skeleton width="40%" height="1.2rem" />
        </Stack>
        <SkeletonText lines={2} />
        <Skeleton height="0.625rem" />
        <HourGrid>
          {hours.map((hour) => (
            <Skeleton key={hour} height="6rem" />
          ))}
        </HourGrid>
      </Stack>
    </Card>
  );
}
