import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasBody } from './body';
import { createPlaces } from './places';

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
export function createLoad(places = createPlaces()): Load {
  let underWay = 0;

  return {
    isFull: () => !places.hasOne(underWay),
    carry(response) {
      const { req: request } = response;
      let isCounted = false;
      let arrival: NodeJS.Timeout | undefined;
      const count = (isUnderWay: boolean) => {
        if (isCounted === isUnderWay) return;
        isCounted = isUnderWay;
        underWay += isUnderWay ? 1 : -1;
      };
      count(true);
      // Most bodies come with their headers, and are there as soon as these have been dealt with.
      if (hasBody(request)) queueMicrotask(awaitArrival);
      response.on('close', () => {
        clearTimeout(arrival);
        count(false);
        places.giveBack();
      });

      function awaitArrival() {
        if (!request.complete && !response.closed) arrival = setTimeout(waitOutside, arrivalPatience);
      }
      function waitOutside() {
        if (request.complete) return;
        count(false);
        request.once('end', () => count(!response.closed));
      }
    },
  };
}

/**
 * Answers 503 with as little work as can be: whoever refuses slowly has no time left for those who were not refused.
 *
 * @param headers of every answer of the house, as names and values in turn
 */
export function createRefusal(headers: readonly string[]) {
  const headOf = (text: string) => [
    ...headers,
    ...['Content-Type', 'application/json; charset=utf-8'],
    ...['Content-Length', String(text.length)],
    ...['Cache-Control', 'no-store'],
    ...['Retry-After', retrySeconds],
  ];
  const rest = { text: restText, head: headOf(restText) };
  const graphql = { text: graphqlText, head: headOf(graphqlText) };

  return function refuseAtOnce(request: IncomingMessage, response: ServerResponse, isGraphql: boolean): void {
    const { text, head } = isGraphql ? graphql : rest;
    // What was not read of a body would be taken for the next request.
    response.writeHead(503, hasBody(request) ? [...head, 'Connection', 'close'] : head);
    response.end(text, 'latin1');
  };
}
