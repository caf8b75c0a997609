import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import type { Config } from '../../config';
import { lookUpPublic } from '../../domains/notifications/pushEndpoint';
import type { PushKeys } from '../../domains/notifications/pushKeys';
import type { Subscription } from '../../domains/notifications/pushSubscriptionsSql';

/** The payload for the browser's service worker. */
interface PushContent {
  title: string;
  body: string | null;
  /** Path on this site. */
  link: string;
}

type Site = Pick<Config, 'production' | 'siteOrigin' | 'prayersMailbox'>;

const responseTimeout = 10_000;
/** How long a push service stores a message for a browser that is offline. */
const ttlSeconds = 12 * 60 * 60;
/** Characters: an encrypted push has at most 4 KB. */
const maxBodyLength = 500;

/** Sends a push to one browser, encrypted for it alone (RFC 8291). Returns the HTTP status of its push service. */
export async function sendPush(
  site: Site,
  keys: PushKeys,
  { endpoint, p256dh, auth }: Subscription,
  content: PushContent,
): Promise<number> {
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ ...content, body: content.body && shorten(content.body) }),
    { TTL: ttlSeconds, vapidDetails: { subject: subjectOf(site), ...keys } },
  );

  return new Promise((resolve, reject) => {
    const url = new URL(endpoint);
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const call = request(
      url,
      {
        method,
        headers,
        signal: AbortSignal.timeout(responseTimeout),
        agent: false,
        ...(site.production && { lookup: lookUpPublic }),
      },
      (response) => {
        response.resume();
        resolve(response.statusCode!);
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** Contact for the push service (RFC 8292). */
function subjectOf({ siteOrigin, prayersMailbox }: Site): string {
  return siteOrigin.startsWith('https:') ? siteOrigin : `mailto:${prayersMailbox}`;
}

function shorten(text: string): string {
  const characters = Array.from(text);
  return characters.length <= maxBodyLength ? text : `${characters.slice(0, maxBodyLength - 1).join('')}…`;
}
