import type { Express, Request, Response } from 'express';
import { hoursFeed, prayersFeed, testimoniesFeed } from 'schema/addresses';
import { labelRoute } from '../../platform/http/telemetry';
import { refusalOf, sendPublicText, sendRefusal } from '../../platform/http/respond';
import type { AppServices } from '../../platform/services';
import { openContext } from '../members/context';
import { writePrayersFeed, writeTestimoniesFeed, type WrittenFeed } from './atomFeeds';
import { writeHours } from './hours';
import { modifiedAt } from './modified';

/**
 * Seconds for which caches may keep a feed. A text that is taken down is gone within 20: the replica that visitors' feeds
 * are read from may be 5 seconds behind.
 */
const maxAge = 15;

/** Feeds for readers and calendars. They take no session: everybody with the address sees the same. */
export function installFeeds(app: Express, services: AppServices): void {
  const visitor = () => openContext(services, {});

  /** In the language that the feed reader requests; a cookie would make it another one for caches. */
  function reader({ headers }: Request, response: Response) {
    response.vary('Accept-Language');
    return openContext(services, { 'accept-language': headers['accept-language'] });
  }

  app.get(prayersFeed, (request, response) =>
    answer(prayersFeed, request, response, async () =>
      sendAtom(request, response, await writePrayersFeed(reader(request, response), request.query)),
    ),
  );
  app.get(testimoniesFeed, (request, response) =>
    answer(testimoniesFeed, request, response, async () =>
      sendAtom(request, response, await writeTestimoniesFeed(reader(request, response))),
    ),
  );
  app.get(hoursFeed(':secret'), (request: Request<{ secret: string }>, response) =>
    answer(hoursFeed(':secret'), request, response, async () => {
      const calendar = await writeHours(visitor(), request.params.secret);
      response.setHeader('Cache-Control', 'private, no-store');
      response.setHeader('Content-Type', 'text/calendar; charset=utf-8');
      response.setHeader('Content-Length', Buffer.byteLength(calendar));
      response.end(request.method === 'HEAD' ? undefined : calendar);
    }),
  );

  /** The label of the route is its pattern: the secret in an address is never logged. */
  async function answer(
    pattern: string,
    request: Request<never> | Request,
    response: Response,
    send: () => Promise<void>,
  ): Promise<void> {
    labelRoute(response, pattern);
    response.setHeader('X-Robots-Tag', 'noindex');
    try {
      await send();
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      sendRefusal(request, response, refusal);
    }
  }
}

function sendAtom(request: Request, response: Response, { name, text }: WrittenFeed): void {
  sendPublicText(request, response, {
    text,
    maxAge,
    type: 'application/atom+xml; charset=utf-8',
    modifiedAt: modifiedAt(name, text),
  });
}
