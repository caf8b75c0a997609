import type { Resolvers } from '../gen/resolvers';
import {
  createGroup,
  deleteGroup,
  editGroup,
  listGroups,
  listMembers,
  listMyGroups,
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
    requestToJoinGroup: async (_, { id, message }, ctx) => {
      await requestToJoin(ctx, id, { message });
      return requireGroup(ctx, id);
    },
    approveJoinRequest: async (_, { groupId, requestId }, ctx) => {
      await approveJoinRequest(ctx, groupId, requestId);
      return requireGroup(ctx, groupId);
    },
    declineJoinRequest: async (_, { groupId, requestId }, ctx) => {
      await declineJoinRequest(ctx, groupId, requestId);
      return requireGroup(ctx, groupId);
    },
    removeGroupMember: (_, { groupId, memberId }, ctx) => removeGroupMember(ctx, groupId, memberId),
    changeGroupRole: (_, { groupId, memberId, role }, ctx) =>
      changeGroupRole(ctx, groupId, memberId, { role }),
    resetInviteLink: (_, { id }, ctx) => resetInviteLink(ctx, id),
    postInGroup: (_, { groupId, input }, ctx) => postInGroup(ctx, groupId, input),
    removeGroupPost: (_, { id }, ctx) => removeGroupPost(ctx, id),
    pinGroupPost: (_, { id, isPinned }, ctx) => pinGroupPost(ctx, id, isPinned),
    likeGroupPost: async (_, { id, isLiked }, ctx) => {
      await likeGroupPost(ctx, id, isLiked);
      return requireReadablePost(ctx, id);
    },
    commentOnGroupPost: async (_, { postId, content }, ctx) => {
      await commentOnPost(ctx, postId, { content });
      return requireReadablePost(ctx, postId);
    },
    removeGroupPostComment: async (_, { id }, ctx) =>
      requireReadablePost(ctx, await removeGroupPostComment(ctx, id)),
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
