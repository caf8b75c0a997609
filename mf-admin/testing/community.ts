export const aHelpline = {
  __typename: 'CrisisLine' as const,
  country: 'Kenya',
  countryCode: 'KE',
  name: 'Befrienders Kenya',
  phone: '0722 178 177' as string | null,
  url: 'https://www.befrienderskenya.org' as string | null,
};

export function communitySettings(own: object = {}) {
  return {
    communitySettings: {
      __typename: 'CommunitySettings' as const,
      productName: 'Prayer Wall',
      prayersMailbox: 'prayers@example.org',
      donationUrl: 'https://example.org/donate',
      defaultLocale: 'en',
      hasOwnCrisisLines: false,
      crisisLines: [aHelpline],
      fixed: [] as string[],
      ...own,
    },
  };
}
