import { Card, Cluster, Skeleton, SkeletonText, Stack } from 'kit';

/** The placeholder of a post. */
export function PostSkeleton() {
  return (
    <Card>
      <Stack gap={4}>
        <Cluster gap={3}>
          <Skeleton shape="circle" />
          <Skeleton width="9rem" height="1.25rem" />
        </Cluster>
        <SkeletonText lines={3} />
        <Skeleton width="10rem" height="2.75rem" />
      </Stack>
    </Card>
  );
}
