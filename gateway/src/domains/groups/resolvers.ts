import type { Resolvers } from '../../gen/resolvers';
import {
  createGroup,
  deleteGroup,
  editGroup,
  listGroups,
  listMembers,
  listMyGroups,
  pageGroups,
  pageMyGroups,
  requireGroup,
  requireGroupByInvite,
  resetInviteLink,
} from './groups';
import { requestsOf } from './loaders';
import {
  approveJoinRequest,
  changeGroupRole,
  declineJoinRequest,
  joinGroup,
  leaveGroup,
  removeGroupMember,
  requestToJoin,
} from './membership';
import {
  commentOnPost,
  likeGroupPost,
  listComments,
  listPosts,
  pinGroupPost,
  postInGroup,
  removeGroupPost,
  removeGroupPostComment,
  requireReadablePost,
} from './posts';

/** Prayer groups over GraphQL. */
export const groupResolvers: Resolvers = {
  Query: {
    prayerGroups: (_, args, ctx) => listGroups(ctx, args),
    prayerGroupPage: (_, args, ctx) => pageGroups(ctx, args),
    myGroups: (_, args, ctx) => pageMyGroups(ctx, args),
    myPrayerGroups: (_, _args, ctx) => listMyGroups(ctx),
    prayerGroup: (_, { id }, ctx) => requireGroup(ctx, id),
    prayerGroupByInvite: (_, { token }, ctx) => requireGroupByInvite(ctx, token),
    groupPost: (_, { id }, ctx) => requireReadablePost(ctx, id),
  },
  Mutation: {
    createGroup: (_, { input }, ctx) => createGroup(ctx, input),
    editGroup: (_, { id, input }, ctx) => editGroup(ctx, id, input),
    deleteGroup: (_, { id }, ctx) => deleteGroup(ctx, id),
    joinGroup: (_, { id }, ctx) => joinGroup(ctx, id),
    leaveGroup: (_, { id }, ctx) => leaveGroup(ctx, id),
    requestToJoinGroup: (_, { id, message }, ctx) => requestToJoin(ctx, id, { message }),
    approveJoinRequest: (_, { groupId, requestId }, ctx) => approveJoinRequest(ctx, groupId, requestId),
    declineJoinRequest: (_, { groupId, requestId }, ctx) => declineJoinRequest(ctx, groupId, requestId),
    removeGroupMember: (_, { groupId, memberId }, ctx) => removeGroupMember(ctx, groupId, memberId),
    changeGroupRole: (_, { groupId, memberId, role }, ctx) =>
      changeGroupRole(ctx, groupId, memberId, { role }),
    resetInviteLink: (_, { id }, ctx) => resetInviteLink(ctx, id),
    postInGroup: (_, { groupId, input }, ctx) => postInGroup(ctx, groupId, input),
    removeGroupPost: (_, { id }, ctx) => removeGroupPost(ctx, id),
    pinGroupPost: (_, { id, isPinned }, ctx) => pinGroupPost(ctx, id, isPinned),
    likeGroupPost: (_, { id, isLiked }, ctx) => likeGroupPost(ctx, id, isLiked),
    commentOnGroupPost: async (_, { postId, content }, ctx) =>
      (await commentOnPost(ctx, postId, { content })).post,
    removeGroupPostComment: (_, { id }, ctx) => removeGroupPostComment(ctx, id),
  },
  PrayerGroup: {
    members: (group, { first }, ctx) => listMembers(ctx, group, first ?? null),
    joinRequests: ({ id }, _, ctx) => requestsOf(ctx).load(id),
    posts: (group, args, ctx) => listPosts(ctx, group, args),
  },
  GroupPost: {
    comments: (post, { last }, ctx) => listComments(ctx, post, last),
  },
};
