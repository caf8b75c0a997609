import { anAuthor } from '../../testing/groups';

/** A group as the gateway returns it to a visitor, with every field that its page requests. */
export function aWholeGroup(own: object = {}) {
  return {
    __typename: 'PrayerGroup' as const,
    id: 1,
    name: 'Gleaners of Bethlehem',
    description: 'We pray for those who grieve.',
    theme: 'grief',
    isPrivate: false,
    joinApprovalRequired: false,
    maxMembers: 100,
    memberCount: 9,
    inviteLinkToken: 'bread' as string | null,
    isMember: false,
    memberRole: null as string | null,
    hasRequested: false,
    createdAt: '2025-03-01T12:00:00.000Z',
    createdByUser: anAuthor('Boaz', 'Elimelech') as object | null,
    joinRequestCount: 0,
    joinRequests: [] as object[],
    members: [] as object[],
    firstMembers: Array.from({ length: 6 }, (_, index) => aMembership({ id: index + 1 })) as object[],
    posts: aPage([]),
    ...own,
  };
}

export const asMember = { isMember: true, memberRole: 'member' };
export const asAdmin = { isMember: true, memberRole: 'admin' };

export function aMembership(own: object = {}) {
  return {
    __typename: 'GroupMember' as const,
    id: 1,
    role: 'member',
    isSelf: false,
    joinedAt: '2025-04-02T12:00:00.000Z',
    user: anAuthor('Orpah', 'Moab'),
    ...own,
  };
}

export function aRequest(own: object = {}) {
  return {
    __typename: 'JoinRequest' as const,
    id: 51,
    message: 'May I glean with you?' as string | null,
    createdAt: hoursAgo(2),
    user: anAuthor('Naomi', 'Elimelech'),
    ...own,
  };
}

export function aPost(own: object = {}) {
  return {
    __typename: 'GroupPost' as const,
    id: 11,
    content: 'The barley harvest has begun.',
    postType: 'message',
    isPinned: false,
    isOwner: false,
    createdAt: hoursAgo(3),
    likeCount: 2,
    hasLiked: false,
    commentCount: 0,
    needsCare: false,
    comments: [] as object[],
    author: anAuthor('Boaz', 'Elimelech'),
    ...own,
  };
}

export function aComment(own: object = {}) {
  return {
    __typename: 'GroupPostComment' as const,
    id: 31,
    content: 'Thanks be to God.',
    createdAt: hoursAgo(1),
    isOwner: false,
    needsCare: false,
    author: anAuthor('Orpah', 'Moab'),
    ...own,
  };
}

export function aPage(posts: object[], endCursor: string | null = null) {
  return { __typename: 'GroupPostPage' as const, posts, hasMore: endCursor !== null, endCursor };
}

export function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * 60 * 60 * 1000).toISOString();
}
