import { z } from 'zod';
import { part } from '../responses';
import { get, post, type RestRoute } from '../route';
import { getHoursFeed, renewHoursFeed } from './hours';

const hoursFeed = part('HoursFeed', { url: z.url() });

const notWithToken = 'The call has an API token: the address would outlive it.';

/** The address of a member's hours over REST (contract, section 14). */
export const feedRoutes: RestRoute[] = [
  get('/api/feeds/hours', (ctx) => getHoursFeed(ctx), {
    docs: {
      operationId: 'getHoursFeed',
      summary: 'Get the address of your hours and reminders for a calendar',
      description:
        'An iCalendar file (RFC 5545) that a calendar subscribes to. Whoever has the address can read it.',
      audience: 'members',
      response: hoursFeed,
      refusals: { 403: notWithToken },
    },
  }),
  post('/api/feeds/hours', (ctx) => renewHoursFeed(ctx), {
    bodyless: true,
    docs: {
      operationId: 'renewHoursFeed',
      summary: 'Make that address anew',
      description: 'The old one is 404 at once.',
      audience: 'members',
      response: hoursFeed,
      refusals: { 403: notWithToken },
    },
  }),
];
