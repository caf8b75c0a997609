import { ScrollingBanner, useMayRequest, useQuery } from 'kit';
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
  const mayRequest = useMayRequest();
  const { data, loading } = useQuery(WallBannerDocument, { skip: !mayRequest });
  const phrases = data?.banner
    ? data.banner.split(/\s+(?=#)/)
    : loading || !mayRequest
      ? silence
      : encouragements;
  return <ScrollingBanner phrases={phrases} />;
}
