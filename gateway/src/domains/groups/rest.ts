import { listPageRule, wholeListRule } from 'schema/rules/feed';
import {
  groupCommentRule,
  groupListRule,
  groupPostRule,
  groupRule,
  joinRequestRule,
} from 'schema/rules/group';
import type { GroupPost } from '../../gen/resolvers';
import { del, get, post, type RestRoute } from '../route';
import { createGroup, listGroupsByPage, listMyGroupsByPage, requireGroupDetail } from './groups';
import {
  approveJoinRequest,
  declineJoinRequest,
  joinGroup,
  listJoinRequestsByPage,
  requestToJoin,
} from './membership';
import { commentOnPost, likeGroupPost, listPostsByPage, postInGroup } from './posts';
import * as responses from './responses';

/** Prayer groups over REST (specification, section 7; contract, sections 3 and 6). */
export const groupRoutes: RestRoute[] = [
  get('/api/prayer-groups', (ctx, { query }) => listGroupsByPage(ctx, query), {
    docs: {
      operationId: 'listGroups',
      summary: 'List the prayer groups',
      description: 'Your own first, then newest first; private ones too, so that people can ask to join.',
      audience: 'everyone',
      query: groupListRule,
      response: responses.groupList,
    },
  }),
  post('/api/prayer-groups', (ctx, { body }) => createGroup(ctx, body), {
    status: 201,
    docs: {
      operationId: 'createGroup',
      summary: 'Create a prayer group',
      description: 'You are its admin.',
      audience: 'members',
      body: { name: 'PrayerGroupInput', rule: groupRule },
      response: responses.group,
      creates: true,
    },
  }),
  // Before the path with an id, which would match it.
  get('/api/prayer-groups/my-groups', (ctx, { query }) => listMyGroupsByPage(ctx, query), {
    docs: {
      operationId: 'listMyGroups',
      summary: 'List the prayer groups that you have joined',
      audience: 'members',
      query: listPageRule,
      response: responses.groupList,
    },
  }),
  get('/api/prayer-groups/:id', (ctx, { params }) => requireGroupDetail(ctx, params.id), {
    docs: {
      operationId: 'getGroup',
      summary: 'Get a prayer group with its members',
      description: 'Only members see who belongs to a private group.',
      audience: 'everyone',
      response: responses.group,
    },
  }),
  post('/api/prayer-groups/:id/join', (ctx, { params }) => joinGroup(ctx, params.id), {
    bodyless: true,
    docs: {
      operationId: 'joinGroup',
      summary: 'Join a prayer group',
      description: 'Joining again changes nothing.',
      audience: 'members',
      response: responses.group,
      refusals: { 403: 'An admin of the group has to approve.', 409: 'The group is full.' },
    },
  }),
  post(
    '/api/prayer-groups/:id/request-join',
    async (ctx, { params, body }) => {
      await requestToJoin(ctx, params.id, body);
      return { status: 'pending' };
    },
    {
      status: 201,
      bodyOptional: true,
      docs: {
        operationId: 'requestToJoinGroup',
        summary: 'Ask to join a prayer group',
        description: 'Asking again while nothing is decided changes nothing.',
        audience: 'members',
        body: {
          name: 'RequestToJoinInput',
          rule: joinRequestRule,
          fields: { message: 'A message to the admins.' },
        },
        response: responses.requestedJoin,
        creates: true,
        refusals: { 409: 'You are a member, the group needs no approval, or it is full.' },
      },
    },
  ),
  get(
    '/api/prayer-groups/:id/requests',
    (ctx, { params, query }) => listJoinRequestsByPage(ctx, params.id, query),
    {
      docs: {
        operationId: 'listJoinRequests',
        summary: 'List the requests to join your prayer group',
        description: 'Oldest first.',
        audience: 'members',
        query: wholeListRule,
        response: responses.joinRequestList,
        refusals: { 403: 'You are no admin of the group.' },
      },
    },
  ),
  post(
    '/api/prayer-groups/:id/requests/:requestId/approve',
    async (ctx, { params }) => {
      await approveJoinRequest(ctx, params.id, params.requestId);
      return { id: Number(params.requestId), status: 'approved' };
    },
    {
      bodyless: true,
      docs: {
        operationId: 'approveJoinRequest',
        summary: 'Approve a request to join',
        audience: 'members',
        response: responses.decidedRequest('approved'),
        refusals: {
          403: 'You are no admin of the group.',
          409: 'The request has ended or was declined, or the group is full.',
        },
      },
    },
  ),
  post(
    '/api/prayer-groups/:id/requests/:requestId/decline',
    async (ctx, { params }) => {
      await declineJoinRequest(ctx, params.id, params.requestId);
      return { id: Number(params.requestId), status: 'declined' };
    },
    {
      bodyless: true,
      docs: {
        operationId: 'declineJoinRequest',
        summary: 'Decline a request to join',
        audience: 'members',
        response: responses.decidedRequest('declined'),
        refusals: {
          403: 'You are no admin of the group.',
          409: 'The request has ended or was approved.',
        },
      },
    },
  ),
  get('/api/prayer-groups/:id/posts', (ctx, { params, query }) => listPostsByPage(ctx, params.id, query), {
    docs: {
      operationId: 'listGroupPosts',
      summary: 'List the posts of a prayer group',
      description: 'Pinned ones first, then newest first. Empty for those who may not read a private group.',
      audience: 'everyone',
      query: listPageRule,
      response: responses.postList,
    },
  }),
  post('/api/prayer-groups/:id/posts', (ctx, { params, body }) => postInGroup(ctx, params.id, body), {
    status: 201,
    docs: {
      operationId: 'postInGroup',
      summary: 'Post in a prayer group',
      audience: 'members',
      body: { name: 'GroupPostInput', rule: groupPostRule },
      response: responses.post,
      creates: true,
      refusals: { 403: 'You are no member of the group; announcements are for its admins.' },
    },
  }),
  post(
    '/api/group-posts/:id/comments',
    async (ctx, { params, body }) => (await commentOnPost(ctx, params.id, body)).comment,
    {
      status: 201,
      docs: {
        operationId: 'commentOnGroupPost',
        summary: 'Comment on a post',
        audience: 'members',
        body: {
          name: 'GroupPostCommentInput',
          rule: groupCommentRule,
          fields: { content: '1-10,000 characters.' },
        },
        response: responses.postComment,
        creates: true,
        refusals: { 403: 'You are no member of the group.' },
      },
    },
  ),
  post(
    '/api/group-posts/:id/like',
    async (ctx, { params }) => likeOf(await likeGroupPost(ctx, params.id, true)),
    {
      bodyless: true,
      docs: {
        operationId: 'likeGroupPost',
        summary: 'Like a post',
        audience: 'members',
        response: responses.like,
        refusals: { 403: 'You are no member of the group.' },
      },
    },
  ),
  del(
    '/api/group-posts/:id/like',
    async (ctx, { params }) => likeOf(await likeGroupPost(ctx, params.id, false)),
    {
      status: 200,
      docs: {
        operationId: 'unlikeGroupPost',
        summary: 'Take a like back',
        audience: 'members',
        response: responses.like,
        refusals: { 403: 'You are no member of the group.' },
      },
    },
  ),
];

const likeOf = ({ hasLiked, likeCount }: GroupPost) => ({ hasLiked, likeCount });
