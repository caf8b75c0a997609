import { groupThemeValues, postTypeValues } from 'schema/vocabulary';
import { z } from 'zod';
import { author, instant, number, part } from '../responses';

const role = z.enum(['admin', 'member']);

export const group = part('PrayerGroup', {
  id: number,
  name: z.string(),
  description: z.string().nullable(),
  theme: z.enum(groupThemeValues),
  isPrivate: z.boolean(),
  joinApprovalRequired: z.boolean(),
  maxMembers: number,
  memberCount: number,
  members: z.array(
    part('GroupMember', { id: number, role, joinedAt: instant, user: author, isSelf: z.boolean() }),
  ),
  createdAt: instant,
  createdByUser: author.nullable(),
  inviteLinkToken: z.string().nullable(),
  isMember: z.boolean(),
  memberRole: role.nullable(),
  hasRequested: z.boolean(),
  joinRequestCount: number,
});

export const groupList = z.array(group);

export const joinRequest = part('JoinRequest', {
  id: number,
  message: z.string().nullable(),
  createdAt: instant,
  user: author,
});

export const joinRequestList = z.array(joinRequest);

export const requestedJoin = part('RequestedJoin', {
  status: z.literal('pending').describe('An admin of the group will decide.'),
});

export const decidedRequest = (status: 'approved' | 'declined') =>
  z.strictObject({
    id: number.describe('Number of the request.'),
    status: z.literal(status).describe('What was decided.'),
  });

export const postComment = part('GroupPostComment', {
  id: number,
  content: z.string(),
  createdAt: instant,
  author,
  isOwner: z.boolean(),
  needsCare: z.boolean(),
});

export const post = part('GroupPost', {
  id: number,
  content: z.string(),
  postType: z.enum(postTypeValues),
  isPinned: z.boolean(),
  likeCount: number,
  commentCount: number,
  hasLiked: z.boolean(),
  isOwner: z.boolean(),
  createdAt: instant,
  author,
  needsCare: z.boolean(),
  comments: z.array(postComment),
});

export const postList = z.array(post);

export const like = part('Like', { hasLiked: z.boolean(), likeCount: number }, { like: 'GroupPost' });
