import type { BannerPage } from '../gen/resolvers';

/** Encouraging phrases that scroll across each page. */
export const banners: Record<BannerPage, string> = {
  landing: '#PrayTogether   #YouAreNotAlone   #FaithOverFear   #HopeLivesHere   #OneFamilyInChrist',
  prayers:
    '#PrayTogether   #BearOneAnothersBurdens   #PrayWithoutCeasing   #AskSeekKnock   #NeverGiveUpPraying',
  testimonials: '#PrayersAnswered   #GiveThanksAlways   #GodIsFaithful   #TellOfHisWonders',
  features: '#GrowInFaith   #WatchAndPray   #DailyBread   #StrongerTogether',
};
