import { Skeleton, SkeletonGroup, Stack } from 'kit';
import { QueryFailed } from '../dashboard/QueryFailed';
import type { SiteOverview } from '../dashboard/useOverview';
import { Activity } from './Activity';
import { Figures, FigureGrid } from './Figures';

/** The site's figures, and the activity of the last days. */
export function Overview({ overview: { stats, error, refetch } }: { overview: SiteOverview }) {
  if (!stats && error) {
    return <QueryFailed title="The figures could not be loaded" level={2} refetch={refetch} />;
  }
  return (
    <Stack gap={7}>
      {stats ? <Figures stats={stats} /> : <LoadingFigures />}
      <Activity />
    </Stack>
  );
}

function LoadingFigures() {
  return (
    <SkeletonGroup label="Loading figures">
      <FigureGrid as="div">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height="7.5rem" />
        ))}
      </FigureGrid>
    </SkeletonGroup>
  );
}
