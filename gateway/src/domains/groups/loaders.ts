import type { GroupMember, GroupPostComment, JoinRequest } from '../../gen/resolvers';
import { firstWithin, pageBytes } from '../../platform/database/pageSize';
import { perRequest } from '../members/perRequest';
import { findMembersOf, findRequestsOf } from './membersSql';
import { findCommentsOf } from './commentsSql';
import { viewComment, viewMember, viewRequest } from './view';

/** Loads all members of the requested groups in one statement. */
export const membersOf = perRequest<GroupMember>((ctx) => async (groupIds) => {
  const members = await findMembersOf(ctx, groupIds);
  return groupIds.map((id) => members.filter(({ groupId }) => groupId === id).map(viewMember));
});

/** Loads the oldest pending requests to join the requested groups in one statement. */
export const requestsOf = perRequest<JoinRequest>((ctx) => async (groupIds) => {
  const requests = await findRequestsOf(ctx, groupIds);
  return groupIds.map((id) =>
    firstWithin(pageBytes.ofMembers, requests.filter(({ groupId }) => groupId === id).map(viewRequest)),
  );
});

/** Loads the latest comments on the requested posts in one statement. */
export const commentsOf = perRequest<GroupPostComment>((ctx) => async (postIds) => {
  const comments = await findCommentsOf(ctx, postIds);
  return postIds.map((id) => comments.filter(({ postId }) => postId === id).map(viewComment));
});
