import { Card, Cluster, Page, Skeleton, SkeletonGroup, SkeletonText, Stack } from 'kit';

export function JoinPageSkeleton() {
  return (
    <Page width="text">
      <SkeletonGroup label="Loading group">
        <Stack gap={6}>
          <Skeleton width="14rem" height="2.75rem" />
          <Card padding="large">
            <Stack gap={5}>
              <Skeleton width="20rem" height="1.25rem" />
              <Skeleton width="70%" height="2.25rem" />
              <Cluster gap={2}>
                <Skeleton width="9rem" height="1.5rem" />
                <Skeleton width="8rem" height="1.5rem" />
              </Cluster>
              <SkeletonText lines={3} />
              <Skeleton width="9rem" height="2.75rem" />
            </Stack>
          </Card>
        </Stack>
      </SkeletonGroup>
    </Page>
  );
}
