import { FeatureGroups } from './FeatureGroups';
import { WallGroups } from './WallGroups';

/** The slot `groups`: the short view of the wall's tools or the full one of the features. */
export function Groups({ place }: { place: 'wall' | 'features' }) {
  return place === 'wall' ? <WallGroups /> : <FeatureGroups />;
}
