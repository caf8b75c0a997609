import { Card, Cluster, Skeleton, SkeletonText, Stack } from 'kit';

/** A card that is still on its way, in its own shape. */
export function PrayerCardSkeleton() {
  return (
    <Card>
      <Stack gap={4}>
        <Cluster gap={3}>
          <Skeleton shape="circle" width="2.75rem" height="2.75rem" />
          <Skeleton width="9rem" height="1.25rem" />
        </Cluster>
        <Skeleton width="70%" height="1.5rem" />
        <SkeletonText lines={3} />
        <Cluster gap={2}>
          <Skeleton width="7rem" height="2.75rem" />
          <Skeleton width="12rem" height="2.75rem" />
        </Cluster>
      </Stack>
    </Card>
  );
}
