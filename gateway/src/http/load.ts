import type { ServerResponse } from 'node:http';
import { Refusal } from '../errors';

/**
 * Calls that one gateway works on at a time. With more, each would only wait longer for one of the few connections of
 * the database, until all of them come too late.
 */
const mostUnderWay = 128;
const retrySeconds = 2;

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
      if (underWay >= most)
        throw new Refusal('overloaded', 'Please try again in a moment', [], retrySeconds);
      underWay += 1;
      response.once('close', () => {
        underWay -= 1;
      });
    },
  };
}
