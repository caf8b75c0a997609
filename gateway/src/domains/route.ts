import type { Context } from './members/context';

/** What a REST call brings. `body` may be an UnreadableBody, which `parse` refuses. */
export interface RestRequest {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
}

type Answer = (ctx: Context, request: RestRequest) => Promise<unknown>;

/** One call of the contract's section 3: where it is, and the domain function that answers it. */
export interface RestRoute {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  answer: Answer;
  status: 200 | 201 | 204;
  /** Whether the call has no payload of its own. */
  bodyless: boolean;
  /** Whether the call may come without its payload. */
  bodyOptional: boolean;
}

/** What is read carries an ETag, and is a 304 for whoever has it. */
export function get(path: string, answer: Answer): RestRoute {
  return { method: 'get', path, answer, status: 200, bodyless: true, bodyOptional: false };
}

export function post(
  path: string,
  answer: Answer,
  {
    status = 200,
    bodyless = false,
    bodyOptional = false,
  }: { status?: 200 | 201; bodyless?: boolean; bodyOptional?: boolean } = {},
): RestRoute {
  return { method: 'post', path, answer, status, bodyless, bodyOptional };
}

export function put(path: string, answer: Answer): RestRoute {
  return { method: 'put', path, answer, status: 200, bodyless: false, bodyOptional: false };
}

/** Answers 204 unless told that it has something to say. */
export function del(path: string, answer: Answer, { status = 204 }: { status?: 200 | 204 } = {}): RestRoute {
  return { method: 'delete', path, answer, status, bodyless: true, bodyOptional: false };
}
