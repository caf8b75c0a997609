import type { ServerResponse } from 'node:http';
import { Refusal } from '../errors';
import { hasBody } from './body';

/**
 * Calls that one gateway works on at a time. With more, each would only wait longer for one of the few connections of
 * the database, until all of them come too late.
 */
const mostUnderWay = 200;
const retrySeconds = 2;
/** Whoever sends more slowly than this waits without taking a place: nobody works on a body that is not there. */
const arrivalPatience = 1_000;

/** What one gateway takes upon itself. */
export interface Load {
  /** Counts a call until its answer has left. @throws Refusal `overloaded`, at once, when there are too many */
  admit(response: ServerResponse): void;
}

/** The calls under way. Streams, pages and files are no calls: they wait for nothing, or for one of them. */
export function createLoad(most = mostUnderWay): Load {
  let underWay = 0;

  return {
    admit(response) {
      if (underWay >= most) throw new Refusal('overloaded', 'Please try again in a moment', [], retrySeconds);
      let isCounted = false;
      const count = (isUnderWay: boolean) => {
        if (isCounted === isUnderWay) return;
        isCounted = isUnderWay;
        underWay += isUnderWay ? 1 : -1;
      };
      count(true);
      const arrival = hasBody(response.req) ? setTimeout(waitOutside, arrivalPatience) : undefined;
      response.once('close', () => {
        clearTimeout(arrival);
        count(false);
      });

      function waitOutside() {
        if (response.req.complete) return;
        count(false);
        response.req.once('end', () => count(!response.closed));
      }
    },
  };
}
