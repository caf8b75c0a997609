import { commentPageRule, encouragementEditRule, encouragementRule } from 'schema/rules/encouragement';
import { feedQueryRule } from 'schema/rules/feed';
import { prayQueueQueryRule } from 'schema/rules/prayQueue';
import { prayerEditRule, prayerRule } from 'schema/rules/prayer';
import { prayerUpdateRule } from 'schema/rules/prayerUpdate';
import { del, get, post, put, type RestRoute } from '../route';
import { checkAmen, giveAmen } from './amens';
import { editEncouragement, encourage, listComments, withdrawEncouragement } from './encouragement';
import { listPrayersByPage } from './feed';
import { checkOwnership, editPrayer, requirePrayerDetail, submitPrayer, withdrawPrayer } from './prayers';
import { listPrayQueueForRest } from './prayQueue';
import * as responses from './responses';
import { postPrayerUpdate } from './updates';
import type { PrayerView } from './view';

/** Prayers, amens and encouragement over REST (specification, section 7; contract, section 3). */
export const prayerRoutes: RestRoute[] = [
  get('/api/prayers', (ctx, { query }) => listPrayersByPage(ctx, query), {
    docs: {
      operationId: 'listPrayers',
      summary: 'List or search the prayers on the wall',
      audience: 'everyone',
      query: feedQueryRule,
      response: responses.prayerPage,
    },
  }),
  post('/api/prayers', (ctx, { body }) => submitPrayer(ctx, body), {
    status: 201,
    docs: {
      operationId: 'submitPrayer',
      summary: 'Post a prayer',
      description: 'Name and e-mail address of an anonymous prayer are shown to nobody.',
      audience: 'members',
      body: { name: 'SubmitPrayerInput', rule: prayerRule },
      response: responses.prayer,
      creates: true,
    },
  }),
  get('/api/pray-queue', (ctx, { query }) => listPrayQueueForRest(ctx, query), {
    docs: {
      operationId: 'listPrayQueue',
      summary: 'List prayers to pray for, in the order of need',
      description:
        'First those whom nobody but the author has prayed for, oldest first, then by the last amen, oldest first. ' +
        'Never your own. What was handed to somebody comes last for others, for two minutes.',
      audience: 'everyone',
      query: prayQueueQueryRule,
      response: responses.prayQueue,
    },
  }),
  get('/api/prayers/:id', (ctx, { params }) => requirePrayerDetail(ctx, params.id), {
    docs: {
      operationId: 'getPrayer',
      summary: 'Get a prayer with its newest comments',
      description:
        'Up to 100 comments, oldest first; `commentCount` counts all. Earlier ones: `listComments` with `before`.',
      audience: 'everyone',
      response: responses.prayerDetail,
    },
  }),
  put('/api/prayers/:id', (ctx, { params, body }) => editPrayer(ctx, params.id, body), {
    docs: {
      operationId: 'editPrayer',
      summary: 'Edit your own prayer',
      audience: 'members',
      body: { name: 'EditPrayerInput', rule: prayerEditRule },
      response: responses.prayer,
      refusals: { 403: 'The prayer is not yours.' },
    },
  }),
  del('/api/prayers/:id', (ctx, { params }) => withdrawPrayer(ctx, params.id), {
    docs: {
      operationId: 'withdrawPrayer',
      summary: 'Withdraw your own prayer',
      description: 'From then on nobody can read it.',
      audience: 'members',
      response: null,
      refusals: { 403: 'The prayer is not yours.' },
    },
  }),
  get('/api/prayers/:id/ownership', (ctx, { params }) => checkOwnership(ctx, params.id), {
    docs: {
      operationId: 'checkOwnership',
      summary: 'Check whether a prayer is yours',
      audience: 'everyone',
      response: responses.ownership,
    },
  }),
  get('/api/prayers/:id/amen/check', (ctx, { params }) => checkAmen(ctx, params.id), {
    docs: {
      operationId: 'checkAmen',
      summary: 'Check whether you have said amen',
      audience: 'everyone',
      response: responses.amenCheck,
    },
  }),
  post('/api/prayers/:id/amen', async (ctx, { params }) => amenOf(await giveAmen(ctx, params.id)), {
    bodyless: true,
    docs: {
      operationId: 'giveAmen',
      summary: 'Say amen',
      description: 'Saying it again changes nothing.',
      audience: 'members',
      response: responses.amen,
      refusals: { 409: 'The prayer is answered, or hidden by moderation.' },
    },
  }),
  get('/api/prayers/:id/comments', (ctx, { params, query }) => listComments(ctx, params.id, query), {
    docs: {
      operationId: 'listComments',
      summary: 'List the words of encouragement on a prayer',
      description: 'The newest, or those before one of them.',
      audience: 'everyone',
      query: commentPageRule,
      response: responses.commentPage,
    },
  }),
  post('/api/prayers/:id/comments', (ctx, { params, body }) => encourage(ctx, params.id, body), {
    status: 201,
    docs: {
      operationId: 'encourage',
      summary: 'Leave words of encouragement',
      audience: 'members',
      body: { name: 'EncouragementInput', rule: encouragementRule },
      response: responses.comment,
      creates: true,
      refusals: { 409: 'The prayer is hidden by moderation.' },
    },
  }),
  put('/api/comments/:id', (ctx, { params, body }) => editEncouragement(ctx, params.id, body), {
    docs: {
      operationId: 'editEncouragement',
      summary: 'Edit your own words of encouragement',
      audience: 'members',
      body: { name: 'EditEncouragementInput', rule: encouragementEditRule },
      response: responses.comment,
      refusals: { 403: 'The comment is not yours.' },
    },
  }),
  del('/api/comments/:id', (ctx, { params }) => withdrawEncouragement(ctx, params.id), {
    docs: {
      operationId: 'withdrawEncouragement',
      summary: 'Withdraw your own words of encouragement',
      audience: 'members',
      response: null,
      refusals: { 403: 'The comment is not yours.' },
    },
  }),
  post(
    '/api/prayers/:id/updates',
    async (ctx, { params, body }) => (await postPrayerUpdate(ctx, params.id, body)).update,
    {
      status: 201,
      docs: {
        operationId: 'postPrayerUpdate',
        summary: 'Add an update to your own prayer',
        audience: 'members',
        body: { name: 'PrayerUpdateInput', rule: prayerUpdateRule },
        response: responses.prayerUpdate,
        creates: true,
        refusals: { 403: 'The prayer is not yours.', 409: 'The prayer is hidden by moderation.' },
      },
    },
  ),
];

const amenOf = ({ hasAmened, amenCount }: PrayerView) => ({ hasAmened, amenCount });
