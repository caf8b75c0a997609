import { perRequest } from '../db/perRequest';
import { findMembersOf, findRequestsOf } from './membersSql';
import { findCommentsOf } from './postsSql';
import {
  viewComment,
  viewMember,
  viewRequest,
  type JoinRequestView,
  type MemberView,
  type PostCommentView,
} from './view';

/** All members of each group that a request asks about, in one statement for all of them. */
export const membersOf = perRequest<MemberView>((ctx) => async (groupIds) => {
  const members = await findMembersOf(ctx, groupIds);
  return groupIds.map((id) => members.filter(({ groupId }) => groupId === id).map(viewMember));
});

/** Those who ask to join each group, in one statement for all of them. */
export const requestsOf = perRequest<JoinRequestView>((ctx) => async (groupIds) => {
  const requests = await findRequestsOf(ctx, groupIds);
  return groupIds.map((id) => requests.filter(({ groupId }) => groupId === id).map(viewRequest));
});

/** All comments of each post that a request asks about, in one statement for all of them. */
export const commentsOf = perRequest<PostCommentView>((ctx) => async (postIds) => {
  const comments = await findCommentsOf(ctx, postIds);
  return postIds.map((id) => comments.filter(({ postId }) => postId === id).map(viewComment));
});
