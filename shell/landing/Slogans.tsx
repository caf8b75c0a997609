import { useLingui } from '@lingui/react/macro';
import { ScrollingBanner, useQuery } from 'kit';
import { LandingBannerDocument } from '../gen/graphql';

const slogans = [
  'Nobody prays alone',
  'Bring what weighs on you',
  'Carry one another',
  'Give thanks for what was answered',
  'Every hour, somebody is praying',
];

/** The administrators' banner, by default our slogans: a component of its own, so that only it renders again. */
export function Slogans() {
  const { t } = useLingui();
  const { data } = useQuery(LandingBannerDocument);
  return (
    <ScrollingBanner phrases={data?.banner ? data.banner.split(/\s+(?=#)/) : slogans} label={t`Slogans`} />
  );
}
