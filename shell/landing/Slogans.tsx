import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ScrollingBanner, useQuery } from 'kit';
import { LandingBannerDocument } from '../gen/graphql';

const slogans = [
  msg`Nobody prays alone`,
  msg`Bring what weighs on you`,
  msg`Carry one another`,
  msg`Give thanks for what was answered`,
  msg`Every hour, somebody is praying`,
];

/** The administrators' banner, by default our slogans: a component of its own, so that only it renders again. */
export function Slogans() {
  const { t } = useLingui();
  const { data } = useQuery(LandingBannerDocument);
  return (
    <ScrollingBanner
      phrases={data?.banner ? data.banner.split(/\s+(?=#)/) : slogans.map((slogan) => t(slogan))}
      label={t`Slogans`}
    />
  );
}
