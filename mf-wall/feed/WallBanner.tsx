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

/** Reserves the banner's height while its text is loading. */
const silence = ['\u00a0'];

/** The banner above the wall: a component of its own, so that only it renders again when its text has loaded. */
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
