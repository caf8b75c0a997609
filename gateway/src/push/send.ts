import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import type { Config } from '../config';
import { lookUpPublic } from './endpoint';
import type { PushKeys } from './keys';
import type { Subscription } from './sql';

/** What the service worker of a browser is given. */
export interface PushWords {
  title: string;
  body: string | null;
  /** Path on this site. */
  link: string;
}

type Site = Pick<Config, 'production' | 'siteOrigin' | 'prayersMailbox'>;

const answerWithin = 10_000;
/** A push service keeps a message for a browser that is away this long. */
const keepSeconds = 12 * 60 * 60;
/** The words of one push are at most 4 KB, encrypted. */
const longestBody = 500;

/** Sends words to one browser, encrypted for it alone (RFC 8291); answers the HTTP status of its push service. */
export async function sendPush(
  site: Site,
  keys: PushKeys,
  { endpoint, p256dh, auth }: Subscription,
  words: PushWords,
): Promise<number> {
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ ...words, body: words.body && shorten(words.body) }),
    { TTL: keepSeconds, vapidDetails: { subject: subjectOf(site), ...keys } },
  );

  return new Promise((resolve, reject) => {
    const url = new URL(endpoint);
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const call = request(
      url,
      {
        method,
        headers,
        signal: AbortSignal.timeout(answerWithin),
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

/** Whom a push service may write to (RFC 8292). */
function subjectOf({ siteOrigin, prayersMailbox }: Site): string {
  return siteOrigin.startsWith('https:') ? siteOrigin : `mailto:${prayersMailbox}`;
}

function shorten(text: string): string {
  const characters = Array.from(text);
  return characters.length <= longestBody ? text : `${characters.slice(0, longestBody - 1).join('')}…`;
}
