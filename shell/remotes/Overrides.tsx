import { loadRemainingTexts, page } from 'kit';
import { lazy, Suspense } from 'react';

const OverrideBanner = lazy(async () => {
  const [banner] = await Promise.all([import('./OverrideBanner'), loadRemainingTexts()]);
  return { default: banner.OverrideBanner };
});

/** A banner while areas are loaded from a developer's machine; otherwise nothing. */
export function Overrides() {
  const machines = Object.entries(page.registry.remotes).flatMap(([name, { comesFrom }]) =>
    comesFrom ? [{ name, comesFrom }] : [],
  );
  if (machines.length === 0) return null;

  return (
    <Suspense fallback={null}>
      <OverrideBanner machines={machines} />
    </Suspense>
  );
}
