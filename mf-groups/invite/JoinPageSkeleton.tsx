import { useLingui } from '@lingui/react/macro';
import { Card, Cluster, Page, Skeleton, SkeletonGroup, SkeletonText, Stack, styled } from 'kit';

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

/** As tall as the window, so that the footer is out of view and does not shift when the group has loaded. */
export const InvitationScreen = styled(Page).attrs({ width: 'text' })`
  min-height: 100vh;
`;
