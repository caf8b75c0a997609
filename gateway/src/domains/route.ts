import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import type { Context } from './members/context';

/** The input of a REST call. `body` may be an UnreadableBody, which `parse` refuses. */
interface RestRequest {
  params: Record<string, string>;
  query: Record<string, unknown>;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** A result whose response also sets cookies. */
export class WithCookies {
  constructor(
    readonly body: unknown,
    /** `Set-Cookie` lines. */
    readonly cookies: readonly string[],
    /** If it is not that of the route. */
    readonly status?: number,
  ) {}
}

type RestResolver = (ctx: Context, request: RestRequest) => Promise<unknown>;

/** A REST route (contract, section 3): method, path and domain function. */
export interface RestRoute extends DescribedRoute {
  resolve: RestResolver;
  status: 200 | 201 | 204;
  /** Whether the call has no payload. */
  bodyless: boolean;
  /** Whether the payload is optional. */
  bodyOptional: boolean;
  /** Whether the response has a secret, which nobody may store. */
  isSecret?: boolean;
  /** Refuses callers without permission before the body is read: for large bodies. */
  admit?: (ctx: Context) => Promise<unknown>;
}

/** The part of a route that the description of the API needs. */
export interface DescribedRoute {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  status: 200 | 201 | 204 | 302;
  docs: RouteDocs;
  /** Whether a call with an API token may use it: decided by its domain (`Domain.apiTokens`). */
  acceptsApiTokens?: boolean;
}

/**
 * How `GET /api/openapi.json` describes a route (docs/decisions/0051). What follows from the route itself is not said
 * again: path parameters, 304 of a read, 400 of a query or payload, 401 and 403 of the audience, 404 of a number in the
 * path, 429, 500, 503.
 */
export interface RouteDocs {
  /** The name of the call in generated clients, such as `listPrayers`. */
  operationId: string;
  /** The call in a few words, such as 'List prayers'. */
  summary: string;
  /** Further information for clients; Markdown. */
  description?: string;
  /** Members: a visitor gets 401. Administrators: a member gets 403. */
  audience: 'everyone' | 'members' | 'admins';
  /** The rule that judges the query, from `schema/rules`. */
  query?: z.core.$ZodObject;
  /**
   * The rule that judges the payload. The GraphQL input of this name describes its fields; for a field that it does not
   * have, `fields` says what it is. `required` has the fields that the rule misses only in a later step.
   */
  body?: {
    name: string;
    rule: z.core.$ZodType;
    fields?: Record<string, string>;
    required?: readonly string[];
  };
  /** The file that is the payload instead of JSON; its text is the `body` of the request. */
  upload?: { type: `text/${string}`; maxBytes: number; example: string };
  /**
   * The rule of the response as JSON, of strict objects (the domain's `responses.ts`): the tests parse every response
   * with it. The media type of a file. Null for a response without a body.
   */
  response: z.core.$ZodType | `${string}/${string}` | null;
  /** Whether the call takes an `Idempotency-Key`, and its response is stored: it makes something through `makeOnce`. */
  creates?: boolean;
  /** Why the call is refused with a status whose reason is its own. */
  refusals?: Partial<Record<401 | 403 | 404 | 409 | 413 | 415, string>>;
}

/** Whether the response has an ETag, and is 304 for a client that has it. */
export function get(path: string, resolve: RestResolver, { docs }: { docs: RouteDocs }): RestRoute {
  return { method: 'get', path, resolve, status: 200, bodyless: true, bodyOptional: false, docs };
}

export function post(
  path: string,
  resolve: RestResolver,
  {
    status = 200,
    bodyless = false,
    bodyOptional = false,
    isSecret = false,
    admit,
    docs,
  }: {
    status?: 200 | 201;
    bodyless?: boolean;
    bodyOptional?: boolean;
    isSecret?: boolean;
    admit?: RestRoute['admit'];
    docs: RouteDocs;
  },
): RestRoute {
  return { method: 'post', path, resolve, status, bodyless, bodyOptional, isSecret, admit, docs };
}

export function put(path: string, resolve: RestResolver, { docs }: { docs: RouteDocs }): RestRoute {
  return { method: 'put', path, resolve, status: 200, bodyless: false, bodyOptional: false, docs };
}

/** Responds with 204 by default, or with 200 and a body. */
export function del(
  path: string,
  resolve: RestResolver,
  { status = 204, docs }: { status?: 200 | 204; docs: RouteDocs },
): RestRoute {
  return { method: 'delete', path, resolve, status, bodyless: true, bodyOptional: false, docs };
}
