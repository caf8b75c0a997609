import { Card, Cluster, Skeleton, SkeletonText, Stack } from 'kit';

/** The placeholder of a testimony. */
export function TestimonyCardSkeleton() {
  return (
    <Card>
      <Stack gap={4}>
        <Cluster gap={3}>
          <Skeleton shape="circle" width="2.75rem" height="2.75rem" />
          <Skeleton width="9rem" height="1.25rem" />
        </Cluster>
        <Stack gap={2}>
          <Skeleton width="70%" height="1.5rem" />
          <Skeleton width="50%" height="1rem" />
        </Stack>
        <SkeletonText lines={5} />
        <Skeleton width="10rem" height="2.75rem" />
      </Stack>
    </Card>
  );
}
