import { Card, Cluster, Skeleton, SkeletonText, Stack } from 'kit';

/** The placeholder of a card. */
export function GroupCardSkeleton() {
  return (
    <Card>
      <Stack gap={4}>
        <Cluster justify="space-between">
          <Skeleton width="8rem" height="1.5rem" />
          <Skeleton width="1.25rem" height="1.25rem" />
        </Cluster>
        <Skeleton width="70%" height="1.5rem" />
        <SkeletonText lines={2} />
        <Skeleton width="9rem" height="1.25rem" />
        <Skeleton width="8rem" height="2.25rem" />
        <Cluster gap={2}>
          <Skeleton width="9rem" height="2.75rem" />
          <Skeleton width="5rem" height="2.75rem" />
        </Cluster>
      </Stack>
    </Card>
  );
}
