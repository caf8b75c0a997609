import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasBody } from './body';

/**
 * Calls that one gateway works on at a time for as long as one likes. With more, each would only wait longer for one of
 * the few connections of the database, until all of them come too late.
 */
const mostUnderWay = 100;
/** Many at once after a calm are no overload: they are through within a second, and to be refused would be a loss. */
const mostInBurst = 400;
const burst = 300;
const calm = 1_000;
const retrySeconds = '2';
/** Whoever sends more slowly than this waits without taking a place: nobody works on a body that is not there. */
const arrivalPatience = 1_000;

const message = 'Please try again in a moment';
const restText = JSON.stringify({ message });
const graphqlText = JSON.stringify({
  errors: [{ message, extensions: { code: 'SERVICE_UNAVAILABLE' } }],
});

/** What one gateway takes upon itself. */
export interface Load {
  isFull(): boolean;
  /** Counts a call until its answer has left; not while its body stays out (http/slow.test.ts). */
  carry(response: ServerResponse): void;
}

/** The calls under way. Streams, pages and files are no calls: they wait for nothing, or for one of them. */
export function createLoad(now = () => performance.now()): Load {
  let underWay = 0;
  let fullUntil = -Infinity;
  let burstEnds = 0;

  return {
    isFull() {
      if (underWay < mostUnderWay) return false;
      if (now() - fullUntil > calm) burstEnds = now() + burst;
      fullUntil = now();
      return now() > burstEnds || underWay >= mostInBurst;
    },
    carry(response) {
      const { req: request } = response;
      let isCounted = false;
      const count = (isUnderWay: boolean) => {
        if (isCounted === isUnderWay) return;
        isCounted = isUnderWay;
        underWay += isUnderWay ? 1 : -1;
      };
      count(true);
      const arrival = hasBody(request) ? setTimeout(waitOutside, arrivalPatience) : undefined;
      response.once('close', () => {
        clearTimeout(arrival);
        count(false);
      });

      function waitOutside() {
        if (request.complete) return;
        count(false);
        request.once('end', () => count(!response.closed));
      }
    },
  };
}

/** Answers 503 with as little work as can be: whoever refuses slowly has no time left for those who were not refused. */
export function refuseAtOnce(request: IncomingMessage, response: ServerResponse, isGraphql: boolean): void {
  const text = isGraphql ? graphqlText : restText;
  response.writeHead(503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': text.length,
    'Cache-Control': 'no-store',
    'Retry-After': retrySeconds,
    // What was not read of a body would be taken for the next request.
    ...(hasBody(request) && { Connection: 'close' }),
  });
  response.end(text);
}
