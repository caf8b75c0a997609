import { useLingui } from '@lingui/react/macro';
import { Card, Page, Skeleton, SkeletonGroup, Stack } from 'kit';
import { PostSkeleton } from './discussion/PostSkeleton';

export function GroupPageSkeleton() {
  const { t } = useLingui();
  return (
    <Page width="text">
      <SkeletonGroup label={t`Loading group`}>
        <Stack gap={6}>
          <Skeleton width="6rem" height="2.75rem" />
          <Card padding="large">
            <Stack gap={4}>
              <Skeleton width="4.75rem" height="5.25rem" />
              <Skeleton width="70%" height="2.25rem" />
              <Skeleton width="8rem" height="1.5rem" />
              <Skeleton width="18rem" height="1.4rem" />
              <Skeleton width="14rem" height="2rem" />
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
