import { Card, Cluster, Page, Skeleton, SkeletonGroup, SkeletonText, Stack } from 'kit';
import { PostSkeleton } from './discussion/PostSkeleton';

export function GroupPageSkeleton() {
  return (
    <Page width="text">
      <SkeletonGroup label="Loading group">
        <Stack gap={6}>
          <Skeleton width="6rem" height="2.75rem" />
          <Card padding="large">
            <Stack gap={4}>
              <Skeleton width="70%" height="2.25rem" />
              <Cluster gap={2}>
                <Skeleton width="8rem" height="1.5rem" />
                <Skeleton width="5rem" height="1.5rem" />
              </Cluster>
              <SkeletonText lines={2} />
              <Skeleton width="10rem" height="2rem" />
              <Skeleton width="8rem" height="2.75rem" />
            </Stack>
          </Card>
          <Skeleton width="18rem" height="2.75rem" />
          <PostSkeleton />
          <PostSkeleton />
        </Stack>
      </SkeletonGroup>
    </Page>
  );
}
