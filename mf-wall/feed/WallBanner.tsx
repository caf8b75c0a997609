import { ScrollingBanner, useHasArrived, useQuery } from 'kit';
import { WallBannerDocument } from '../gen/graphql';

const encouragements = [
  '#PrayTogether',
  '#NeverAlone',
  '#FaithOverFear',
  '#HopeIsHere',
  '#AmenForYou',
  '#GodHears',
];

/** Keeps the banner's place while its words are on their way. */
const silence = ['\u00a0'];

/** What passes by above the wall; alone changes when its answer comes. */
export function WallBanner() {
  const hasArrived = useHasArrived();
  const { data, loading } = useQuery(WallBannerDocument, { skip: !hasArrived });
  const phrases = data?.banner
    ? data.banner.split(/\s+(?=#)/)
    : loading || !hasArrived
      ? silence
      : encouragements;
  return <ScrollingBanner phrases={phrases} />;
}
