import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { loadRemainingTexts, Region, SkeletonGroup, SkeletonText } from 'kit';

interface LazyPartProps<Given> {
  /** The name in the fallback: 'Your notifications'. */
  label: string;
  fetch: () => Promise<ComponentType<Given>>;
  given: Given;
}

/** A part of the header whose code is loaded when it is first opened, and again on a retry. */
export function LazyPart<Given extends object>({ label, ...part }: LazyPartProps<Given>) {
  return (
    <Region label={label}>
      <Attempt {...part} />
    </Region>
  );
}

/** Outside its own Suspense, so that a retry mounts another one with a new lazy component. */
function Attempt<Given extends object>({ fetch, given }: Omit<LazyPartProps<Given>, 'label'>) {
  const { t } = useLingui();
  const [Part] = useState(() =>
    lazy(async () => {
      const [part] = await Promise.all([fetch(), loadRemainingTexts()]);
      return { default: part as ComponentType<object> };
    }),
  );

  return (
    <Suspense
      fallback={
        <SkeletonGroup label={t`Loading`}>
          <SkeletonText lines={4} />
        </SkeletonGroup>
      }
    >
      <Part {...given} />
    </Suspense>
  );
}
