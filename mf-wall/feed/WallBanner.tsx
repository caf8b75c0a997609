import { ScrollingBanner, useIsPageReady, useQuery } from 'kit';
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
  const isPageReady = useIsPageReady();
  const { data, loading } = useQuery(WallBannerDocument, { skip: !isPageReady });
  const phrases = data?.banner
    ? data.banner.split(/\s+(?=#)/)
    : loading || !isPageReady
      ? silence
      : encouragements;
  return <ScrollingBanner phrases={phrases} />;
}
