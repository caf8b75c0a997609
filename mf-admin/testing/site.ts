export const figures = {
  __typename: 'AdminStats' as const,
  totalPrayers: 1200,
  totalTestimonials: 34,
  totalUsers: 560,
  activeToday: 78,
  totalAmens: 2650,
};

export function anOverview({
  stats = {},
  moderationCount = 0,
  approvalCount = 0,
}: { stats?: object; moderationCount?: number; approvalCount?: number } = {}) {
  return { adminStats: { ...figures, ...stats }, moderationCount, approvalCount };
}

export function aPrayer(own: object = {}) {
  return {
    __typename: 'AdminPrayer' as const,
    id: 12,
    title: 'Safe travel',
    description: 'My son drives home through the mountains tonight.',
    category: 'family',
    status: 'active',
    authorName: 'Ruth Moab' as string | null,
    createdAt: '2025-03-01T12:00:00.000Z',
    amenCount: 5,
    commentCount: 1,
    ...own,
  };
}

export function prayerPage(prayers: object[], endCursor: string | null = null) {
  return {
    adminPrayers: {
      __typename: 'AdminPrayerPage' as const,
      prayers,
      hasMore: endCursor !== null,
      endCursor,
    },
  };
}

export function anAccount(own: object = {}) {
  return {
    __typename: 'AdminUser' as const,
    id: 21,
    name: 'Boaz Elimelech' as string | null,
    email: 'boaz@example.org',
    authId: 'auth|boaz',
    spiritualLevel: 14,
    experiencePoints: 1350,
    profileImageUrl: null as string | null,
    createdAt: '2025-04-02T12:00:00.000Z',
    suspendedAt: null as string | null,
    isSiteAdmin: false,
    isConfiguredAdmin: false,
    isModerator: false,
    isOnTeam: false,
    ...own,
  };
}

export function userPage(users: object[], endCursor: string | null = null) {
  return {
    adminUsers: { __typename: 'AdminUserPage' as const, users, hasMore: endCursor !== null, endCursor },
  };
}

/** Ninety days up to March 31, 2025, without activity but for `busy`. */
export function anActivity(busy: Record<string, object> = {}) {
  const last = Date.UTC(2025, 2, 31);
  const days = Array.from({ length: 90 }, (_, index) => {
    const day = new Date(last - (89 - index) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    return { __typename: 'DayOfActivity', day, prayers: 0, amens: 0, activeMembers: 0, ...busy[day] };
  });
  return { adminActivity: days };
}
