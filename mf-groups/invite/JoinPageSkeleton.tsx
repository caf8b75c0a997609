import { useLingui } from '@lingui/react/macro';
import { Card, Cluster, Skeleton, SkeletonGroup, SkeletonText, Stack } from 'kit';
import { InvitationScreen } from './InvitationFrame';

export function JoinPageSkeleton() {
  const { t } = useLingui();
  return (
    <InvitationScreen>
      <SkeletonGroup label={t`Loading group`}>
        <Stack gap={6}>
          <Skeleton width="14rem" height="2.75rem" />
          <Card padding="large">
            <Stack gap={6}>
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
    </InvitationScreen>
  );
}
