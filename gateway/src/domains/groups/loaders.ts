import type { GroupMember, GroupPostComment, JoinRequest } from '../../gen/resolvers';
import { perRequest } from '../members/perRequest';
import { findMembersOf, findRequestsOf } from './membersSql';
import { findCommentsOf } from './postsSql';
import { viewComment, viewMember, viewRequest } from './view';

/** All members of each group of a request, in one statement for all of them. */
export const membersOf = perRequest<GroupMember>((ctx) => async (groupIds) => {
  const members = await findMembersOf(ctx, groupIds);
  return groupIds.map((id) => members.filter(({ groupId }) => groupId === id).map(viewMember));
});

/** All pending requests to join each group of a request, in one statement for all of them. */
export const requestsOf = perRequest<JoinRequest>((ctx) => async (groupIds) => {
  const requests = await findRequestsOf(ctx, groupIds);
  return groupIds.map((id) => requests.filter(({ groupId }) => groupId === id).map(viewRequest));
});

/** All comments on each post of a request, in one statement for all of them. */
export const commentsOf = perRequest<GroupPostComment>((ctx) => async (postIds) => {
  const comments = await findCommentsOf(ctx, postIds);
  return postIds.map((id) => comments.filter(({ postId }) => postId === id).map(viewComment));
});
