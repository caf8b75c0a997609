import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Region, SkeletonGroup, SkeletonText } from 'kit';

interface LatePartProps<Given> {
  /** What it is, for the words of its fallback: 'Your notifications'. */
  label: string;
  fetch: () => Promise<ComponentType<Given>>;
  given: Given;
}

/** What opens in the header: its code comes when it is first opened, and is asked for again after a failure. */
export function LatePart<Given extends object>({ label, ...part }: LatePartProps<Given>) {
  return (
    <Region label={label}>
      <Attempt {...part} />
    </Region>
  );
}

/** Stands outside its own Suspense, so that a retry mounts another with a lazy component of its own. */
function Attempt<Given extends object>({ fetch, given }: Omit<LatePartProps<Given>, 'label'>) {
  const [Part] = useState(() => lazy(async () => ({ default: (await fetch()) as ComponentType<object> })));

  return (
    <Suspense
      fallback={
        <SkeletonGroup label="Loading">
          <SkeletonText lines={4} />
        </SkeletonGroup>
      }
    >
      <Part {...given} />
    </Suspense>
  );
}
