import type { Context } from './members/context';

/** The input of a REST call. `body` may be an UnreadableBody, which `parse` refuses. */
export interface RestRequest {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
}

type RestResolver = (ctx: Context, request: RestRequest) => Promise<unknown>;

/** A REST route (contract, section 3): method, path and domain function. */
export interface RestRoute {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  resolve: RestResolver;
  status: 200 | 201 | 204;
  /** Whether the call has no payload. */
  bodyless: boolean;
  /** Whether the payload is optional. */
  bodyOptional: boolean;
}

/** Whether the response has an ETag, and is 304 for a client that has it. */
export function get(path: string, resolve: RestResolver): RestRoute {
  return { method: 'get', path, resolve, status: 200, bodyless: true, bodyOptional: false };
}

export function post(
  path: string,
  resolve: RestResolver,
  {
    status = 200,
    bodyless = false,
    bodyOptional = false,
  }: { status?: 200 | 201; bodyless?: boolean; bodyOptional?: boolean } = {},
): RestRoute {
  return { method: 'post', path, resolve, status, bodyless, bodyOptional };
}

export function put(path: string, resolve: RestResolver): RestRoute {
  return { method: 'put', path, resolve, status: 200, bodyless: false, bodyOptional: false };
}

/** Responds with 204 by default, or with 200 and a body. */
export function del(
  path: string,
  resolve: RestResolver,
  { status = 204 }: { status?: 200 | 204 } = {},
): RestRoute {
  return { method: 'delete', path, resolve, status, bodyless: true, bodyOptional: false };
}
