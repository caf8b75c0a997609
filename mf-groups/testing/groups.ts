/** A group as the gateway returns it to somebody who is not a member. */
export function aGroup(own: object = {}) {
  return {
    __typename: 'PrayerGroup' as const,
    id: 1,
    name: 'Gleaners of Bethlehem',
    description: 'We pray for those who grieve.',
    theme: 'grief',
    isPrivate: false,
    joinApprovalRequired: false,
    maxMembers: 100,
    memberCount: 3,
    inviteLinkToken: 'bread' as string | null,
    isMember: false,
    memberRole: null as string | null,
    hasRequested: false,
    createdAt: '2025-03-01T08:00:00.000Z',
    createdByUser: anAuthor('Boaz', 'Elimelech'),
    members: [aMember(1, anAuthor('Boaz', 'Elimelech'))] as object[],
    ...own,
  };
}

/** A page of groups, the last one unless there is a cursor. */
export function aGroupPage(groups: object[], endCursor: string | null = null) {
  return {
    prayerGroupPage: {
      __typename: 'PrayerGroupPage' as const,
      groups,
      hasMore: endCursor !== null,
      endCursor,
    },
  };
}

export function aMember(id: number, user: object = anAuthor('Orpah', 'Moab')) {
  return { __typename: 'GroupMember' as const, id, user };
}

export function anAuthor(firstName: string | null, lastName: string | null, name: string | null = null) {
  return { __typename: 'Author' as const, firstName, lastName, name, profileImageUrl: null };
}
