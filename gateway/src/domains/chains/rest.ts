import { chainRule, hourSlotRule } from 'schema/rules/chain';
import { listPageRule } from 'schema/rules/feed';
import { get, post, type RestRoute } from '../route';
import { writeChainCalendar } from './calendar';
import { createChain, joinChain, listChainsByPage, requireChain } from './chains';
import { chain, chainList, chainSlot } from './responses';

/** Prayer chains over REST (specification, section 7; contract, section 3). */
export const chainRoutes: RestRoute[] = [
  get('/api/prayer-chains', (ctx, { query }) => listChainsByPage(ctx, query), {
    docs: {
      operationId: 'listChains',
      summary: 'List the prayer chains that you may see',
      description: 'Your own first, then those that are going on, then upcoming ones.',
      audience: 'everyone',
      query: listPageRule,
      response: chainList,
    },
  }),
  post('/api/prayer-chains', (ctx, { body }) => createChain(ctx, body), {
    status: 201,
    docs: {
      operationId: 'createChain',
      summary: 'Create a prayer chain',
      audience: 'members',
      body: { name: 'PrayerChainInput', rule: chainRule, required: ['endTime'] },
      response: chain,
      creates: true,
    },
  }),
  get('/api/prayer-chains/:id', (ctx, { params }) => requireChain(ctx, params.id), {
    docs: {
      operationId: 'getChain',
      summary: 'Get a prayer chain',
      audience: 'everyone',
      response: chain,
    },
  }),
  post('/api/prayer-chains/:id/join', (ctx, { params, body }) => joinChain(ctx, params.id, body), {
    docs: {
      operationId: 'joinChain',
      summary: 'Cover an hour of a prayer chain',
      description: 'The same hour on every day of the chain. Covering your own hour again changes nothing.',
      audience: 'members',
      body: {
        name: 'JoinChainInput',
        rule: hourSlotRule,
        fields: { hourSlot: 'The hour of the day in the zone of the chain.' },
      },
      response: chainSlot,
      refusals: { 409: 'Somebody covers this hour already, or the chain has ended.' },
    },
  }),
  get('/api/prayer-chains/:id/calendar.ics', (ctx, { params }) => writeChainCalendar(ctx, params.id), {
    docs: {
      operationId: 'getChainCalendar',
      summary: 'Get your hours in a prayer chain as a calendar file',
      audience: 'members',
      response: 'text/calendar',
    },
  }),
];
