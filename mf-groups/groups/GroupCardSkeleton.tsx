import { Card, Cluster, Skeleton, SkeletonText, Stack } from 'kit';

/** The placeholder of a card. */
export function GroupCardSkeleton() {
  return (
    <Card>
      <Stack gap={4}>
        <Cluster gap={3} align="start" isOneLine>
          <Skeleton width="3.25rem" height="3.6rem" />
          <Stack gap={2}>
            <Skeleton width="12rem" height="1.6rem" />
            <Skeleton width="8rem" height="1.5rem" />
          </Stack>
        </Cluster>
        <SkeletonText lines={2} />
        <Skeleton width="14rem" height="2.25rem" />
        <Skeleton width="9rem" height="1.4rem" />
        <Cluster gap={2}>
          <Skeleton width="9rem" height="2.75rem" />
          <Skeleton width="5rem" height="2.75rem" />
        </Cluster>
      </Stack>
    </Card>
  );
}
