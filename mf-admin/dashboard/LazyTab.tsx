import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { loadRemainingTexts, Region, Skeleton, SkeletonGroup, SkeletonText, Stack } from 'kit';

interface LazyTabProps {
  /** For the text of its failure: 'The prayers'. */
  label: string;
  load: () => Promise<ComponentType>;
}

/** The content of a tab: its code is loaded when the tab is first opened, and again on a retry. */
export function LazyTab({ label, load }: LazyTabProps) {
  return (
    <Region label={label}>
      <Attempt load={load} />
    </Region>
  );
}

/** Outside its own Suspense, so that a retry mounts another one with a new lazy component. */
function Attempt({ load }: Pick<LazyTabProps, 'load'>) {
  const { t } = useLingui();
  const [Content] = useState(() =>
    lazy(async () => {
      const [content] = await Promise.all([load(), loadRemainingTexts()]);
      return { default: content };
    }),
  );

  return (
    <Suspense
      fallback={
        <SkeletonGroup label={t`Loading`}>
          <Stack gap={6}>
            <Skeleton width="16rem" height="2.75rem" />
            <SkeletonText lines={6} />
          </Stack>
        </SkeletonGroup>
      }
    >
      <Content />
    </Suspense>
  );
}
