import { FailedState, Skeleton, SkeletonGroup, Stack } from 'kit';
import type { SiteOverview } from '../dashboard/useOverview';
import { Activity } from './Activity';
import { Figures, FigureGrid } from './Figures';

/** The site's figures, and what happened on each of the last days. */
export function Overview({ overview: { stats, error, retry } }: { overview: SiteOverview }) {
  if (!stats && error) {
    return (
      <FailedState title="The figures could not be loaded" onRetry={retry}>
        Please check your connection.
      </FailedState>
    );
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
