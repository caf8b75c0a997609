import { FeatureGroups } from './FeatureGroups';
import { WallGroups } from './WallGroups';

/** Prayer groups where another area has a place for them: in the wall's tools, or among the features. */
export function Groups({ place }: { place: 'wall' | 'features' }) {
  return place === 'wall' ? <WallGroups /> : <FeatureGroups />;
}
