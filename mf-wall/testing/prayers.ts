/** A prayer as the gateway returns it, with every field that this area requests. */
export function aPrayer(own: object = {}) {
  return {
    __typename: 'Prayer' as const,
    id: 1,
    title: 'Safe travel',
    description: 'Please pray for the road to Bethlehem.',
    category: 'family',
    status: 'active',
    isAnonymous: false,
    onBehalfOf: null as string | null,
    visibility: 'public',
    createdAt: new Date(Date.now() - 3 * 60 * 60 * 1000).toISOString(),
    editedAt: null,
    amenCount: 4,
    commentCount: 0,
    hasAmened: false,
    isOwner: false,
    testimonialId: null,
    needsCare: false,
    isQuiet: false,
    declineReason: null,
    isAskedHowItGoes: false,
    mayBeAsked: true,
    teamReaders: null as number | null,
    comments: [] as object[],
    updates: [] as object[],
    user: {
      __typename: 'Author',
      firstName: 'Naomi',
      lastName: 'Elimelech',
      name: 'Naomi Elimelech',
      profileImageUrl: null,
    },
    ...own,
  };
}

export function aComment(own: object = {}) {
  return {
    __typename: 'Comment' as const,
    id: 31,
    content: 'Your people shall be my people.',
    authorName: null,
    isAnonymous: false,
    createdAt: new Date(Date.now() - 60 * 60 * 1000).toISOString(),
    editedAt: null,
    isOwner: false,
    needsCare: false,
    ...own,
  };
}

export function aFeed(prayers: object[], { hasMore = false }: { hasMore?: boolean } = {}) {
  return {
    prayers: { __typename: 'PrayerPage' as const, prayers, hasMore, endCursor: hasMore ? 'next' : null },
  };
}

export const noStats = {
  stats: {
    __typename: 'Stats',
    totalPrayers: 0,
    totalTestimonials: 0,
    totalAmens: 0,
    totalPrayerChains: 0,
    totalPrayerGroups: 0,
    activeToday: 0,
  },
};
