import { useLingui } from '@lingui/react/macro';
import { Cluster, Skeleton, SkeletonGroup, Stack } from 'kit';

/** In place of the list of sessions. */
export function LoadingSessions() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading your sessions`}>
      <Stack gap={4}>
        {Array.from({ length: 2 }, (_, row) => (
          <Cluster key={row} gap={3}>
            <Skeleton width="2.5rem" height="2.5rem" />
            <Skeleton width="12rem" height="2.5rem" />
          </Cluster>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
