import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Region, Skeleton, SkeletonGroup, SkeletonText, Stack } from 'kit';

interface LateViewProps {
  /** What it is, for the words of its fallback: 'The prayers'. */
  label: string;
  fetch: () => Promise<ComponentType>;
}

/** The view behind a tab: its code comes when the tab is first opened, and is asked for again after a failure. */
export function LateView({ label, fetch }: LateViewProps) {
  return (
    <Region label={label}>
      <Attempt fetch={fetch} />
    </Region>
  );
}

/** Stands outside its own Suspense, so that a retry mounts another with a lazy component of its own. */
function Attempt({ fetch }: Pick<LateViewProps, 'fetch'>) {
  const [View] = useState(() => lazy(async () => ({ default: await fetch() })));

  return (
    <Suspense
      fallback={
        <SkeletonGroup label="Loading">
          <Stack gap={5}>
            <Skeleton width="16rem" height="2.75rem" />
            <SkeletonText lines={6} />
          </Stack>
        </SkeletonGroup>
      }
    >
      <View />
    </Suspense>
  );
}
