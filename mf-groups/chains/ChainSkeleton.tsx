import { Card, Cluster, Skeleton, SkeletonText, Stack } from 'kit';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

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
        <Cluster gap={2}>
          {hours.map((hour) => (
            <Skeleton key={hour} width="4.25rem" height="4.5rem" />
          ))}
        </Cluster>
      </Stack>
    </Card>
  );
}
