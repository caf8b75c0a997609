import { newsletterRule } from 'schema/rules/newsletter';
import { post, type RestRoute } from '../route';
import { subscribe } from './newsletter';
import { subscribed } from './responses';

export const newsletterRoutes: RestRoute[] = [
  post('/api/newsletter/subscribe', (ctx, { body }) => subscribe(ctx, body), {
    docs: {
      operationId: 'subscribeToNewsletter',
      summary: 'Ask for the weekly digest',
      description: 'The address gets a mail with a link that confirms it.',
      audience: 'everyone',
      body: {
        name: 'NewsletterInput',
        rule: newsletterRule,
        fields: { email: 'The address.', timeZone: 'IANA name; an unknown zone is ignored.' },
      },
      response: subscribed,
    },
  }),
];
