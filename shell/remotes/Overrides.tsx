import { lazyComponent, page } from 'kit';

const OverrideBanner = lazyComponent(async () => (await import('./OverrideBanner')).OverrideBanner);

/** A banner while areas are loaded from a developer's machine; otherwise nothing. */
export function Overrides() {
  const isOverridden = Object.values(page.registry.remotes).some(({ comesFrom }) => comesFrom);
  return isOverridden && <OverrideBanner />;
}
