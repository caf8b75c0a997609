import { del, get, post, type RestRoute } from '../http/route';
import { createGroup, listGroups, listMyGroups, requireGroupDetail } from './groups';
import {
  approveJoinRequest,
  declineJoinRequest,
  joinGroup,
  listJoinRequests,
  requestToJoin,
} from './membership';
import { commentOnPost, likeGroupPost, listPostsByPage, postInGroup } from './posts';

/** Prayer groups over REST (specification, section 7; contract, sections 3 and 6). */
export const groupRoutes: RestRoute[] = [
  get('/api/prayer-groups', (ctx, { query }) => listGroups(ctx, query)),
  post('/api/prayer-groups', (ctx, { body }) => createGroup(ctx, body), { status: 201 }),
  // Before the path with an id, which would take its name for one.
  get('/api/prayer-groups/my-groups', (ctx) => listMyGroups(ctx)),
  get('/api/prayer-groups/:id', (ctx, { params }) => requireGroupDetail(ctx, params.id)),
  post('/api/prayer-groups/:id/join', (ctx, { params }) => joinGroup(ctx, params.id), { bodyless: true }),
  post(
    '/api/prayer-groups/:id/request-join',
    (ctx, { params, body }) => requestToJoin(ctx, params.id, body),
    {
      status: 201,
      bodyOptional: true,
    },
  ),
  get('/api/prayer-groups/:id/requests', (ctx, { params }) => listJoinRequests(ctx, params.id)),
  post(
    '/api/prayer-groups/:id/requests/:requestId/approve',
    (ctx, { params }) => approveJoinRequest(ctx, params.id, params.requestId),
    { bodyless: true },
  ),
  post(
    '/api/prayer-groups/:id/requests/:requestId/decline',
    (ctx, { params }) => declineJoinRequest(ctx, params.id, params.requestId),
    { bodyless: true },
  ),
  get('/api/prayer-groups/:id/posts', (ctx, { params, query }) => listPostsByPage(ctx, params.id, query)),
  post('/api/prayer-groups/:id/posts', (ctx, { params, body }) => postInGroup(ctx, params.id, body), {
    status: 201,
  }),
  post('/api/group-posts/:id/comments', (ctx, { params, body }) => commentOnPost(ctx, params.id, body), {
    status: 201,
  }),
  post('/api/group-posts/:id/like', (ctx, { params }) => likeGroupPost(ctx, params.id, true), {
    bodyless: true,
  }),
  del('/api/group-posts/:id/like', (ctx, { params }) => likeGroupPost(ctx, params.id, false), {
    status: 200,
  }),
];
