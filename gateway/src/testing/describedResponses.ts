import { readMessage } from 'schema/messages';
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
  requireCodes(response.body);
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
  const result = z.safeParse(rule, body);
  if (!result.success)
    throw new Error(
      `${call} answered ${status} with another body than described:\n${z.prettifyError(result.error)}`,
    );
}

/** The codes of messages of libraries, which have none of their own. */
const kinds = new Set([
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
]);

interface Said {
  message?: unknown;
  code?: unknown;
  path?: unknown;
  extensions?: { messageCode?: string; fieldErrors?: Said[] };
}

/** Fails if a refusal, of REST or GraphQL, or one of its fields has no code, or another than its message. */
function requireCodes(body: unknown): void {
  const { errors, ...whole } = (typeof body === 'object' && body ? body : {}) as Said & { errors?: Said[] };
  if (!Array.isArray(errors) && whole.code === undefined) return;
  const said = (errors ?? []).flatMap(({ extensions, ...error }) =>
    extensions ? [{ ...error, code: extensions.messageCode }, ...(extensions.fieldErrors ?? [])] : [error],
  );
  for (const { message, code } of [...(whole.code === undefined ? [] : [whole]), ...said]) {
    const own = readMessage(String(message))?.code;
    const isKnown = own === undefined ? kinds.has(String(code)) : own === code;
    if (!isKnown)
      throw new Error(
        `${JSON.stringify(message)} has the code ${String(code)}, not ${own ?? 'one of a kind'}`,
      );
  }
}

/** A call that has none refuses it too, if it is malformed. */
const ofAnyPayload = [400, 413, 415];

const matchers = apiSections
  .flatMap(({ routes }) => routes)
  .map((route: DescribedRoute) => ({
    route,
    pattern: new RegExp(`^${route.path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
  }));
