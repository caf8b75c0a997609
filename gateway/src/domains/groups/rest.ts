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

/** Prayer groups over REST (specification, section 7; contract, sections 3 and 6). */
export const groupRoutes: RestRoute[] = [
  get('/api/prayer-groups', (ctx, { query }) => listGroupsByPage(ctx, query)),
  post('/api/prayer-groups', (ctx, { body }) => createGroup(ctx, body), { status: 201 }),
  // Before the path with an id, which would match it.
  get('/api/prayer-groups/my-groups', (ctx, { query }) => listMyGroupsByPage(ctx, query)),
  get('/api/prayer-groups/:id', (ctx, { params }) => requireGroupDetail(ctx, params.id)),
  post('/api/prayer-groups/:id/join', (ctx, { params }) => joinGroup(ctx, params.id), { bodyless: true }),
  post(
    '/api/prayer-groups/:id/request-join',
    async (ctx, { params, body }) => {
      await requestToJoin(ctx, params.id, body);
      return { status: 'pending' };
    },
    { status: 201, bodyOptional: true },
  ),
  get('/api/prayer-groups/:id/requests', (ctx, { params, query }) =>
    listJoinRequestsByPage(ctx, params.id, query),
  ),
  post(
    '/api/prayer-groups/:id/requests/:requestId/approve',
    async (ctx, { params }) => {
      await approveJoinRequest(ctx, params.id, params.requestId);
      return { id: Number(params.requestId), status: 'approved' };
    },
    { bodyless: true },
  ),
  post(
    '/api/prayer-groups/:id/requests/:requestId/decline',
    async (ctx, { params }) => {
      await declineJoinRequest(ctx, params.id, params.requestId);
      return { id: Number(params.requestId), status: 'declined' };
    },
    { bodyless: true },
  ),
  get('/api/prayer-groups/:id/posts', (ctx, { params, query }) => listPostsByPage(ctx, params.id, query)),
  post('/api/prayer-groups/:id/posts', (ctx, { params, body }) => postInGroup(ctx, params.id, body), {
    status: 201,
  }),
  post(
    '/api/group-posts/:id/comments',
    async (ctx, { params, body }) => (await commentOnPost(ctx, params.id, body)).comment,
    { status: 201 },
  ),
  post(
    '/api/group-posts/:id/like',
    async (ctx, { params }) => likeOf(await likeGroupPost(ctx, params.id, true)),
    { bodyless: true },
  ),
  del(
    '/api/group-posts/:id/like',
    async (ctx, { params }) => likeOf(await likeGroupPost(ctx, params.id, false)),
    { status: 200 },
  ),
];

const likeOf = ({ hasLiked, likeCount }: GroupPost) => ({ hasLiked, likeCount });
