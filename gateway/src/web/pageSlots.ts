import type { ServerResponse } from 'node:http';
import express, { type RequestHandler } from 'express';
import { hasBody } from '../platform/http/body';
import type { ConcurrencyLimit } from '../platform/limits/concurrencyLimit';
import { routeClassOf } from '../platform/http/routeClass';

const maxFormBytes = 10 * 1024;
/** Milliseconds for which a handler may go on after its connection was closed. */
const orphanedFor = 10_000;

/** Acquires a slot for each page and each step of a sign-in; calls of REST acquire theirs when their body is there. */
export function createPageSlots(limits: {
  page: ConcurrencyLimit;
  signIn: ConcurrencyLimit;
}): RequestHandler {
  const readForm = express.urlencoded({ extended: false, limit: maxFormBytes });

  return (request, response, next) => {
    const route = routeClassOf(request.path);
    if (route !== 'page' && route !== 'signIn') return next();
    // Its route refuses it, or reads it without a slot.
    if (hasBody(request) && !(Number(request.headers['content-length']) <= maxFormBytes)) return next();
    // A slot is not held while a slow client sends its form.
    readForm(request, response, () => {
      limits[route]
        .run(() => {
          const ended = endOf(response);
          next();
          return ended;
        })
        .catch(next);
    });
  };
}

/** When the handler has ended its response, whether or not a slow client has read it. */
function endOf(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
    response.end = (...given: unknown[]) => {
      resolve();
      return end(...given);
    };
    // A caller who resets connections must not start more work than the limit allows.
    response.once('close', () => setTimeout(resolve, orphanedFor).unref());
  });
}
