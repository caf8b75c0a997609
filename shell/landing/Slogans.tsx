import { ScrollingBanner, useQuery } from 'kit';
import { LandingBannerDocument } from '../gen/graphql';

const slogans = [
  'Nobody prays alone',
  'Bring what weighs on you',
  'Carry one another',
  'Give thanks for what was answered',
  'Every hour, somebody is praying',
];

/** Our slogans, or what the administrators have written in their place; alone changes when their answer comes. */
export function Slogans() {
  const { data } = useQuery(LandingBannerDocument);
  return <ScrollingBanner phrases={data?.banner ? [data.banner] : slogans} label="Slogans" />;
}
