import { useLingui } from '@lingui/react/macro';
import { Skeleton, SkeletonGroup, Stack } from 'kit';
import { LoadingFigures } from '../dashboard/FigureGrid';

/** The page's shape while it is loading. */
export function LoadingJobs() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the jobs`}>
      <Stack gap={7}>
        <Stack gap={3}>
          <Skeleton width="8rem" height="2rem" />
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} height="3.5rem" />
          ))}
        </Stack>
        <Stack gap={4}>
          <Skeleton width="6rem" height="2rem" />
          <LoadingFigures />
        </Stack>
      </Stack>
    </SkeletonGroup>
  );
}
