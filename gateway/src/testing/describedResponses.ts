import { z } from 'zod';
import { apiSections } from '../app';
import type { DescribedRoute } from '../domains/route';
import { refusalRule, statusesOf } from '../api/rest/description/statuses';

interface Response {
  status: number;
  headers: Headers;
  body: unknown;
}

/**
 * Fails unless a response of REST is as its route describes it: a status that is listed, and a body that the rule of the
 * route accepts (docs/decisions/0051).
 */
export function requireDescribed(method: string, address: string, hasPayload: boolean, response: Response) {
  const { pathname } = new URL(address, 'http://localhost');
  const route = matchers.find(
    ({ route: { method: own }, pattern }) => own === method.toLowerCase() && pattern.test(pathname),
  )?.route;
  if (!route) return;
  const call = `${route.method} ${route.path}`;
  const { status, body } = response;
  const known = [...statusesOf(route), ...(hasPayload ? ofAnyPayload : [])];
  if (!known.includes(status))
    throw new Error(`${call} answered ${status}, which its docs do not name: ${JSON.stringify(body)}`);
  const rule = status >= 400 ? refusalRule : status < 300 ? route.docs.response : null;
  if (rule === null || typeof rule === 'string') return;
  const result = rule.safeParse(body);
  if (!result.success)
    throw new Error(
      `${call} answered ${status} with another body than described:\n${z.prettifyError(result.error)}`,
    );
}

/** A call that has none refuses it too, if it is malformed. */
const ofAnyPayload = [400, 413, 415];

const matchers = apiSections
  .flatMap(({ routes }) => routes)
  .map((route: DescribedRoute) => ({
    route,
    pattern: new RegExp(`^${route.path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
  }));
